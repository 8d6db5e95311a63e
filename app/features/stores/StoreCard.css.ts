import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { displayFace } from "styles/displayFace";
import { scrollingRow } from "styles/scrollingRow";
import { from, tokens } from "styles/tokens.css";

/** Lays out the cards, three in a row on a wide screen. */
export const cards = style({
  display: "grid",
  gap: tokens.space.l,
  "@media": {
    [from.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", rowGap: tokens.space.xl },
    [from.desktop]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
  },
});

export const card = style({
  display: "grid",
  gap: tokens.space.s,
  alignContent: "start",
  paddingTop: tokens.space.m,
  borderTop: tokens.line.strong,
});

export const facts = style({
  display: "grid",
  gap: tokens.space.l,
  "@media": { [from.tablet]: { gridTemplateColumns: "minmax(0, 1fr) minmax(14rem, 20rem)" } },
});

export const info = style({ display: "grid", gap: tokens.space.s, alignContent: "start" });
export const name = style({ ...displayFace, fontSize: tokens.text.title });
export const nameLink = style({ textDecoration: "none", selectors: { "&:hover": { color: tokens.accent.base } } });
export const links = style({ display: "flex", flexWrap: "wrap", columnGap: tokens.space.l });
globalStyle(`${links} > a`, { paddingBlock: "10px" });
export const week = style({ borderBlock: tokens.line.hair });
export const summary = style({
  display: "flex",
  justifyContent: "space-between",
  paddingBlock: "10px",
  listStyle: "none",
  selectors: {
    "&:hover": { color: tokens.accent.base },
    "&::-webkit-details-marker": { display: "none" },
    "&::after": { content: '"+" / ""', fontSize: tokens.text.lead, lineHeight: 1 },
    "[open] > &::after": { content: '"–" / ""' },
  },
});
export const address = style({ fontStyle: "normal", lineHeight: 1.75 });
export const contacts = style({ display: "flex", flexWrap: "wrap", columnGap: tokens.space.m });
/**
 * A link without an underline for a mouse, as the colour shows that it is a link; on touch screens, which cannot hover,
 * it is underlined.
 */
export const contact = style({
  color: tokens.accent.base,
  "@media": {
    "(hover: hover)": {
      textDecoration: "none",
      selectors: { "&:is(:hover, :focus-visible)": { textDecoration: "underline" } },
    },
  },
});

export const towns = style({ "@media": { [from.tablet]: { display: "none" }, print: { display: "none" } } });
export const townLinks = style({
  ...scrollingRow,
  display: "flex",
  columnGap: tokens.space.l,
  borderBlock: tokens.line.hair,
});
globalStyle(`${townLinks} > li`, { flex: "none" });
export const town = style({ display: "block", paddingBlock: "12px", textDecoration: "none" });
export const note = style({ color: tokens.ink.quiet, fontSize: tokens.text.small, maxWidth: "26rem" });

export const state = styleVariants({
  open: { color: tokens.ink.good, fontWeight: tokens.weight.strong },
  closed: { color: tokens.ink.quiet },
});

export const hours = style({
  width: "100%",
  alignSelf: "start",
  marginBlockEnd: tokens.space.s,
  fontVariantNumeric: "tabular-nums",
});
export const caption = style({ textAlign: "start", fontWeight: tokens.weight.strong, paddingBottom: tokens.space.xs });

const cell = style({ padding: `${tokens.space.xs} 0`, fontWeight: tokens.weight.text });
export const day = style([cell, { textAlign: "start" }]);
export const times = style([cell, { textAlign: "end", whiteSpace: "nowrap" }]);
export const group = style([cell, { textAlign: "start", color: tokens.ink.quiet, paddingTop: tokens.space.s }]);
