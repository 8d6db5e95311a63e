import { globalStyle, style } from "@vanilla-extract/css";
import { from, onlyTablet, onPhone, tokens } from "styles/tokens.css";

const withSubgrid = "(grid-template-rows: subgrid)";

/**
 * As many columns as the last row has left; none where it is full. The tile's number says it: the first of a row stands
 * below a full one. Browsers without subgrids would not know how tall it is.
 */
function spanIn(columns: number) {
  const spans = Array.from({ length: columns }, (_, index) => [
    `&:nth-child(${columns}n + ${index + 1})`,
    index === 0 ? { display: "none" } : { gridColumn: `span ${columns - index}` },
  ]);
  return { "@supports": { [withSubgrid]: { selectors: Object.fromEntries(spans) } } };
}

export const root = style({
  display: "none",
  position: "relative",
  "@supports": {
    [withSubgrid]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr)",
      gridRow: "span 6",
      gridTemplateRows: "subgrid",
    },
  },
  "@media": { [onPhone]: spanIn(2), [onlyTablet]: spanIn(3), [from.desktop]: spanIn(5) },
});

/** The rows of the cards beside it. */
export const content = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridRow: "span 5",
  gridTemplateRows: "subgrid",
  rowGap: tokens.space.xs,
});

/** As tall as the pictures of the cards. */
export const picture = style({ position: "relative", marginBlockEnd: tokens.space.xs });
globalStyle(`${picture} > img`, { position: "absolute", inset: 0, aspectRatio: "auto" });

export const name = style({ fontSize: tokens.text.body, lineHeight: 1.35 });
export const text = style({ color: tokens.ink.quiet, fontSize: tokens.text.small });

/** The link covers the whole tile. */
export const link = style({
  textDecoration: "none",
  "::after": { content: "", position: "absolute", inset: 0 },
  selectors: { "&:hover": { textDecoration: "underline" } },
});
