import { globalStyle, style } from "@vanilla-extract/css";
import { from, tokens } from "styles/tokens.css";

const byMouse = "(pointer: fine)";

/** The texts are beside the pictures for a mouse and below them on touch screens (specification 2). */
export const root = style({
  display: "grid",
  gap: tokens.space.l,
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateAreas: '"pictures" "facts" "texts" "details"',
  "@media": {
    [from.tablet]: {
      columnGap: tokens.space.xl,
      gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
      gridTemplateRows: "auto auto 1fr",
      gridTemplateAreas: '"pictures facts" "texts texts" "details details"',
    },
    [from.desktop]: { gridTemplateColumns: "minmax(0, 11fr) minmax(0, 9fr)" },
    [`${from.tablet} and ${byMouse}`]: {
      gridTemplateAreas: '"pictures facts" "pictures texts" "pictures details"',
    },
    // A picture beside the choices, and the texts in two columns, fit two sheets.
    print: {
      gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
      gridTemplateRows: "auto auto",
      gridTemplateAreas: '"pictures facts" "texts details"',
    },
  },
});

const onScreenOnly = { "@media": { print: { display: "none" } } };

export const info = style({
  gridArea: "facts",
  display: "grid",
  alignContent: "start",
  gap: tokens.space.l,
  minWidth: 0,
});
export const head = style({ display: "grid", gap: tokens.space.s, justifyItems: "start" });

export const title = style({
  fontSize: tokens.text.title,
  overflowWrap: "anywhere",
  "@media": { [from.desktop]: { fontSize: tokens.text.step } },
});

export const subtitle = style({ fontSize: tokens.text.lead, color: tokens.ink.quiet });
export const price = style({ fontSize: tokens.text.title, marginTop: tokens.space.s });
export const quiet = style({ color: tokens.ink.quiet, fontSize: tokens.text.small });
export const extras = style({ display: "grid", gap: tokens.space.s, ...onScreenOnly });
export const back = style({ marginTop: tokens.space.xl, ...onScreenOnly });
export const related = style({ marginTop: tokens.space.xxl, ...onScreenOnly });
/** Five fit in one row of a wide screen; in rows of two the fifth would be alone, so it is hidden. */
globalStyle(`${related} > ul > li:nth-child(5)`, {
  "@media": { "screen and (max-width: 767.98px)": { display: "none" } },
});
export const relatedTitle = style({ fontSize: tokens.text.title, marginBottom: tokens.space.l });
