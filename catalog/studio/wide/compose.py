"""Puts packshots side by side into one wide picture, for heroes and posters.

    python3 wide/compose.py out.webp 2000x1000 semis-konak zavinovaci-bezova bunda-cerna [--gap 80] [--scale 1] [--wall] [--quality 82]

All packshots share ground, light and scale. Each is divided by its own ground and multiplied onto a common one, so that
shadows stay and margins may overlap; garments stand `gap` pixels apart. A scale over 1 crops above and below. One name
alone makes the wide picture of a page from an upright one.
"""
import argparse
import os

import numpy as np
from PIL import Image

PICTURES = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "pictures")
WALL = np.array([[0xE6, 0xE1, 0xD9], [0xD9, 0xD3, 0xC9]], dtype=np.float32)  # colours at the top and at the bottom, as in ground.py
MARGIN = 36  # pixels at either side that show nothing but ground


def packshot(name: str, height: int) -> np.ndarray:
    front = os.path.join(PICTURES, f"{name}-front.webp")
    picture = Image.open(front if os.path.exists(front) else os.path.join(PICTURES, f"{name}.webp")).convert("RGB")
    width = round(picture.width * height / picture.height)
    return np.asarray(picture.resize((width, height), Image.LANCZOS), dtype=np.float32)


def smooth(rows: np.ndarray, radius: int = 40) -> np.ndarray:
    padded = np.pad(rows, ((radius, radius), (0, 0)), mode="edge")
    kernel = np.ones(2 * radius + 1) / (2 * radius + 1)
    return np.stack([np.convolve(padded[:, c], kernel, mode="valid") for c in range(rows.shape[1])], axis=1)


def grounds(shot: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    return smooth(shot[:, :MARGIN].mean(axis=1)), smooth(shot[:, -MARGIN:].mean(axis=1))


def against_ground(shot: np.ndarray) -> np.ndarray:
    """Divides the shot by its ground: 1 where it is empty, less in shadow, and the garment elsewhere."""
    left, right = grounds(shot)
    across = np.linspace(0, 1, shot.shape[1])[None, :, None]
    return shot / (left[:, None] * (1 - across) + right[:, None] * across)


def reach(ratio: np.ndarray) -> tuple[int, int]:
    """First and last column that the garment covers."""
    columns = np.where((np.abs(ratio - 1).max(axis=2) > 0.2).sum(axis=0) > 4)[0]
    return int(columns[0]), int(columns[-1])


def compose(names: list[str], width: int, height: int, gap: int, scale: float, wall: bool) -> Image.Image:
    shots = [packshot(name, round(height * scale)) for name in names]
    ground = np.mean([side for shot in shots for side in grounds(shot)], axis=0)
    ratios = [against_ground(shot) for shot in shots]
    reaches = [reach(ratio) for ratio in ratios]
    spread = sum(last - first for first, last in reaches) + gap * (len(names) - 1)
    top = (len(ground) - height) // 2
    if wall:
        down = np.linspace(0, 1, len(ground))[:, None]
        ground = WALL[0] * (1 - down) + WALL[1] * down
    whole = np.repeat(ground[top : top + height, None], width, axis=1)
    at = (width - spread) // 2
    for ratio, (first, last) in zip(ratios, reaches):
        start = at - first
        shown = slice(max(start, 0), min(start + ratio.shape[1], width))
        whole[:, shown] *= ratio[top : top + height, shown.start - start : shown.stop - start]
        at += last - first + gap
    return Image.fromarray(np.clip(whole, 0, 255).round().astype(np.uint8))


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("out")
    arguments.add_argument("size")
    arguments.add_argument("names", nargs="+")
    arguments.add_argument("--gap", type=int, default=80)
    arguments.add_argument("--scale", type=float, default=1)
    arguments.add_argument("--quality", type=int, default=82)
    arguments.add_argument("--wall", action="store_true", help="on the one wall instead of the packshots' own ground")
    given = arguments.parse_args()
    width, height = (int(side) for side in given.size.split("x"))
    compose(given.names, width, height, given.gap, given.scale, given.wall).save(given.out, quality=given.quality, method=6)


if __name__ == "__main__":
    main()
