"""Taking a generated table over onto the one that is drawn."""

from dataclasses import replace

from battlefield.rules.scene.contents import Scene


def taken_over(scene: Scene, made: Scene) -> Scene:
    """Lay a made table in the place of the one there is; models, templates and facts of it stay.

    What is told about its terrain goes with that: zones, entry edges, areas, notes and the picture beneath.
    """
    return replace(
        scene,
        board=replace(made.board, extra=scene.board.extra),
        name=made.name,
        description=made.description,
        terrain=made.terrain,
        zones=made.zones,
        objectives=made.objectives,
        symmetry=made.symmetry,
        areas=(),
        borders=(),
        entries=(),
        notes=(),
        backdrop=None,
    )
