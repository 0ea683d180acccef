"""Validators of the program's schemas, and one that lets no key pass which its schema does not name."""

from functools import cache

from jsonschema import Draft202012Validator

from battlefield.app.schemas import SCHEMAS


@cache
def validator(name):
    """Give the validator of a schema, which must itself be one."""
    schema = SCHEMAS[name].made()
    Draft202012Validator.check_schema(schema)
    return Draft202012Validator(schema)


@cache
def strict_validator(name, definition):
    """Give the validator of one definition of a schema, for which a key that none describes is wrong."""
    schema = closed(SCHEMAS[name].made())
    return Draft202012Validator({"$defs": schema["$defs"], "$ref": f"#/$defs/{definition}"})


def closed(schema):
    if isinstance(schema, list):
        return [closed(each) for each in schema]
    if not isinstance(schema, dict):
        return schema
    found = {key: closed(value) for key, value in schema.items()}
    opened = found.get("type") == "object" and isinstance(found.get("properties"), dict)
    return {"additionalProperties": False, **found} if opened else found


def faults(name, value):
    """List what is wrong with a value by a schema, by place."""
    return [f"{error.json_path}: {error.message[:120]}" for error in validator(name).iter_errors(value)]
