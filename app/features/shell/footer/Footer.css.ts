import { globalStyle, style } from "@vanilla-extract/css";
import { from, tokens } from "styles/tokens.css";

export const root = style({
  background: tokens.paper.dark,
  color: tokens.ink.onDark,
  paddingBlock: `${tokens.space.xl} ${tokens.space.l}`,
});
export const quietRoot = style([root, { paddingBlock: tokens.space.m, fontSize: tokens.text.small }]);
export const quietLine = style({ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: tokens.space.l });
export const more = style({
  width: "fit-content",
  paddingBlock: "5px",
  listStyle: "none",
  selectors: {
    "&::-webkit-details-marker": { display: "none" },
    "&::after": { content: "+", marginInlineStart: tokens.space.s },
    "[open] > &::after": { content: "–" },
  },
});
globalStyle(`${root} :is(a, summary):focus-visible`, { outlineColor: "currentColor" });

const part = style({
  display: "grid",
  gap: tokens.space.xl,
  "@media": { [from.tablet]: { columnGap: tokens.space.xl } },
});

export const top = style([
  part,
  {
    paddingBottom: tokens.space.xl,
    "@media": { [from.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
  },
]);

export const about = style({ display: "grid", gap: tokens.space.m, alignContent: "start", maxWidth: "30rem" });
export const brand = style({ fontSize: tokens.text.title, letterSpacing: "0.32em", lineHeight: 1 });
export const quiet = style({ opacity: 0.82 });
export const contact = style({ lineHeight: 1.7 });

/** A hairline in the colour of the text, faint on the dark background. */
const faintLine = { content: "", position: "absolute", insetInline: 0, insetBlockStart: 0, opacity: 0.22 } as const;

const ruled = style({
  position: "relative",
  paddingTop: tokens.space.l,
  "::before": { ...faintLine, borderTop: "1px solid currentColor" },
});

export const columns = style([
  ruled,
  part,
  {
    gap: tokens.space.l,
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    paddingBottom: tokens.space.l,
    "@media": {
      [from.tablet]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
      [from.desktop]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
    },
  },
]);

/** The longest column stands beside the other two where three do not fit, and takes two columns where four fit. */
export const longColumn = style({
  gridRow: "span 2",
  "@media": { [from.tablet]: { gridRow: "auto" }, [from.desktop]: { gridColumn: "span 2" } },
});
globalStyle(`${longColumn} > ul`, { "@media": { [from.desktop]: { columns: 2, columnGap: tokens.space.xl } } });
export const columnTitle = style({ paddingBottom: tokens.space.s, opacity: 0.82, fontSize: tokens.text.small });

export const link = style({
  display: "inline-block",
  paddingBlock: "5px",
  textDecoration: "none",
  selectors: { "&:hover": { textDecoration: "underline" } },
});

export const last = style([
  ruled,
  { display: "grid", gap: tokens.space.s, paddingTop: tokens.space.m, fontSize: tokens.text.small },
]);
globalStyle(`${last} p`, { opacity: 0.82 });

export const smallLinks = style({ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: tokens.space.l });
