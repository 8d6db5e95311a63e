import { createVar, globalStyle, style } from "@vanilla-extract/css";
import { from, onlyTablet, onPhone, tokens } from "styles/tokens.css";

/** Between the columns of `ProductGrid`. */
const gap = tokens.space.m;
const pictureHeight = createVar();

/**
 * The columns that the last row has left; none where it is full. The tile's number says it: the first of a row stands
 * below a full one. Its picture is as tall as those of the cards.
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

/** Browsers without units of a container would not know how tall the picture is. */
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
