import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { displayFace } from "styles/displayFace";
import { titleColumns } from "styles/titleColumns";
import { from, lowWindow, tokens } from "styles/tokens.css";

import { richText as anyText } from "../PageFrame.css";

const root = style({});
/** Separates the chapters from what a page shows before its text. */
globalStyle(`* + ${root}`, { marginTop: tokens.space.xl });

/** On a wide screen the heading stands beside its part of the text, and is sticky while that part is read. */
export const chapter = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: tokens.space.m,
  "@media": { [from.desktop]: { gridTemplateColumns: titleColumns, columnGap: tokens.space.xl } },
});
globalStyle(`${root} > * + *`, {
  marginTop: tokens.space.xl,
  "@media": { [from.desktop]: { paddingTop: tokens.space.l, borderTop: tokens.line.hair } },
});

export const title = style({
  ...displayFace,
  fontSize: tokens.text.title,
  "@media": {
    [from.desktop]: {
      position: "sticky",
      insetBlockStart: `calc(${tokens.height.header} + ${tokens.space.l})`,
      alignSelf: "start",
    },
    // In a low window the header is not sticky either.
    [lowWindow]: { position: "static" },
  },
});

const besideTitle = { "@media": { [from.desktop]: { gridColumn: 2 } } } as const;
export const text = style(besideTitle);
export const richText = style([anyText, besideTitle]);
/** Text is narrower than the column, but tables end where the lines between the chapters do. */
globalStyle(`${richText} > :not(table)`, { maxWidth: "46rem" });

export const contents = style([chapter, { rowGap: tokens.space.s }]);
export const contentsTitle = style({ color: tokens.ink.quiet });
export const links = style({ display: "flex", flexWrap: "wrap", columnGap: tokens.space.l, maxWidth: "46rem" });
export const link = style({
  display: "block",
  // The link is as high as a finger needs, but the negative margin keeps the row level with its title.
  marginTop: `calc(-1 * ${tokens.space.s})`,
  paddingBlock: tokens.space.s,
  selectors: { "&:hover": { color: tokens.accent.base } },
});

const sizes = style([root]);
const prices = style([root]);
/**
 * Aligns the columns of all tables of a page. sizes: any number of columns · prices: three columns, the last one of
 * prices
 */
export const tables = styleVariants({ sizes: [sizes], prices: [prices], any: [root] });
globalStyle(`${sizes} table`, { tableLayout: "fixed" });
globalStyle(`${sizes} * + table`, { marginTop: tokens.space.l });
globalStyle(`${sizes} table th:nth-child(n):not(:last-child)`, { width: "20%" });
globalStyle(`${sizes} thead th`, { verticalAlign: "bottom" });
globalStyle(`${prices} :is(th, td):nth-child(3)`, { textAlign: "end", paddingInlineEnd: 0, whiteSpace: "nowrap" });
globalStyle(`${prices} table th:first-child`, { "@media": { [from.tablet]: { width: "40%" } } });
globalStyle(`${prices} table th:nth-child(3)`, { "@media": { [from.tablet]: { width: "14%" } } });
