"""Proofs of answers that an outsider can check: docs/proofs.md tells what each of them proves, and how."""
