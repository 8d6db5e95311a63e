import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { displayFace } from "styles/displayFace";
import { from, tokens } from "styles/tokens.css";

export const title = style({ fontSize: tokens.text.display, marginBlock: tokens.space.l });
export const lead = style({ fontSize: tokens.text.lead, maxWidth: tokens.width.text });

export const sample = style({
  display: "grid",
  gap: tokens.space.l,
  gridTemplateColumns: "minmax(0, 1fr)",
  paddingBlock: tokens.space.xl,
  borderTop: tokens.line.hair,
  selectors: { "&:first-of-type": { marginTop: tokens.space.xl } },
  "@media": { [from.desktop]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 3fr)" } },
});

export const name = style({ fontSize: tokens.text.lead });
export const content = style({ display: "grid", gap: tokens.space.m, gridTemplateColumns: "minmax(0, 1fr)" });
export const row = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: tokens.space.m });
export const form = style({ display: "grid", gap: tokens.space.m, maxWidth: tokens.width.form });

export const legend = style({ marginBottom: tokens.space.m });

export const display = style({ ...displayFace, fontSize: tokens.text.display, lineHeight: 1.1 });
export const heading = style({ ...displayFace, fontSize: tokens.text.title });
export const leadText = style({ fontSize: tokens.text.lead });
export const bodyText = style({ maxWidth: tokens.width.text });
export const small = style({ fontSize: tokens.text.small, color: tokens.ink.quiet });
export const bullets = style({ listStyle: "disc", paddingInlineStart: "1.25em" });
export const numbers = style({ listStyle: "decimal", paddingInlineStart: "1.25em" });

export const quote = style({
  margin: 0,
  paddingInlineStart: tokens.space.l,
  borderInlineStart: tokens.line.strong,
  fontSize: tokens.text.title,
  lineHeight: 1.35,
});

export const scroll = style({ overflowX: "auto" });
export const table = style({ width: "100%", textAlign: "start" });
export const caption = style({ textAlign: "start", color: tokens.ink.quiet, paddingBottom: tokens.space.s });

globalStyle(`${table} th, ${table} td`, {
  padding: `${tokens.space.s} ${tokens.space.m} ${tokens.space.s} 0`,
  borderBottom: tokens.line.hair,
  textAlign: "start",
  verticalAlign: "top",
  fontWeight: tokens.weight.text,
});
globalStyle(`${table} thead th`, { fontWeight: tokens.weight.strong });

export const colours = style({
  display: "grid",
  gap: tokens.space.m,
  gridTemplateColumns: "repeat(auto-fill, minmax(8rem, 1fr))",
  fontSize: tokens.text.small,
});

const colourField = style({
  display: "block",
  height: "5rem",
  border: tokens.line.hair,
  marginBottom: tokens.space.xs,
});

export const colour = styleVariants({
  body: [colourField, { background: tokens.ink.body }],
  quiet: [colourField, { background: tokens.ink.quiet }],
  accent: [colourField, { background: tokens.accent.base }],
  deep: [colourField, { background: tokens.accent.deep }],
  good: [colourField, { background: tokens.ink.good }],
  alert: [colourField, { background: tokens.ink.alert }],
  page: [colourField, { background: tokens.paper.page }],
  ground: [colourField, { background: tokens.paper.ground }],
  dark: [colourField, { background: tokens.paper.dark }],
});
