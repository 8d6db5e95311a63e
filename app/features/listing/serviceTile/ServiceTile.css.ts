import { createVar, globalStyle, style } from "@vanilla-extract/css";
import { from, onlyTablet, onPhone, tokens } from "styles/tokens.css";

/** The gap between the columns of `ProductGrid`. */
const gap = tokens.space.m;
const pictureHeight = createVar();

/**
 * Returns styles that let the tile fill the columns left in the last row, and hide it when the row is full. The tile's
 * position in the grid decides: where the tile would begin a row, the row above it is full. Its picture is as tall as
 * those of the cards.
 */
function tileIn(columns: number) {
  const selectors = Array.from({ length: columns }, (_, index) => {
    const span = columns - index;
    const wide = `((100cqw - ${gap} * ${span - 1}) / ${span})`;
    const shown = { display: "block", gridColumn: `span ${span}`, vars: { [pictureHeight]: `calc(${wide} * 1.25)` } };
    return [`&:nth-child(${columns}n + ${index + 1})`, index === 0 ? { display: "none" } : shown];
  });
  return { selectors: Object.fromEntries(selectors) };
}

/** Browsers without container units could not compute the height of the picture, so they do not show the tile. */
export const root = style({
  display: "none",
  position: "relative",
  "@supports": {
    "(width: 1cqw)": {
      "@media": { [onPhone]: { ...tileIn(2), gridRow: "span 6" }, [onlyTablet]: tileIn(3), [from.desktop]: tileIn(5) },
    },
  },
});

export const content = style({ display: "grid", gap: tokens.space.xs, containerType: "inline-size" });

export const picture = style({ height: pictureHeight, marginBlockEnd: tokens.space.xs });
globalStyle(`${picture} > img`, { aspectRatio: "auto" });

export const name = style({ fontSize: tokens.text.body, lineHeight: 1.35 });
export const text = style({ color: tokens.ink.quiet, fontSize: tokens.text.small });
