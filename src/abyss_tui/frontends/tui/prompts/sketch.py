"""A small drawing inside a prompt."""

from rich.style import Style
from rich.text import Text
from textual.strip import Strip
from textual.widget import Widget

from abyss_tui.frontends.tui.widgets.canvas import Canvas


class Sketch(Widget):
    """Shows what was drawn on a canvas, on the ground of the prompt."""

    def __init__(self, canvas: Canvas) -> None:
        super().__init__()
        self.show(canvas)

    def show(self, canvas: Canvas) -> None:
        """Show another drawing."""
        self.canvas = canvas
        self.styles.width, self.styles.height = canvas.width, canvas.height
        self.refresh()

    def render(self) -> Text:
        """Render nothing: `render_line` draws everything."""
        return Text()

    def render_line(self, y: int) -> Strip:
        """Return one row of the drawing."""
        ground = Style.from_color(bgcolor=self.background_colors[1].rich_color)
        return self.canvas.strip(y, ground)
