"""A thin bar that shows how much of some work is done."""

from PySide6.QtWidgets import QProgressBar


class ShareBar(QProgressBar):
    """Fills as work goes on; empty while nobody knows how far it is, since a thin busy bar looks full."""

    def __init__(self, name: str, height: int = 6) -> None:
        super().__init__()
        self.setTextVisible(False)
        self.setFixedHeight(height)
        self.setAccessibleName(name)
        self.setRange(0, 100)

    def show_share(self, share: float | None) -> None:
        """Show a share from 0 to 1, None where it is not known."""
        self.setValue(round(100 * (share or 0.0)))
