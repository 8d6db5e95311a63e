import { style } from "@vanilla-extract/css";
import { from, tokens } from "styles/tokens.css";

export const head = style({ display: "grid", gap: tokens.space.s, paddingTop: tokens.space.l });
export const title = style({ fontSize: tokens.text.display, paddingBottom: tokens.space.s });
export const lead = style({ color: tokens.ink.quiet, maxWidth: tokens.width.text });
export const link = style({ textDecoration: "underline", ":hover": { color: tokens.accent.base } });

export const groups = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: tokens.space.l,
  marginTop: tokens.space.l,
  borderBlock: tokens.line.hair,
});
export const groupLink = style({
  paddingBlock: tokens.space.m,
  textDecoration: "none",
  ":hover": { color: tokens.accent.base },
});

export const group = style({ paddingTop: tokens.space.xl });
export const groupTitle = style({
  fontSize: tokens.text.title,
  paddingBottom: tokens.space.m,
  borderBottom: tokens.line.strong,
});

export const operation = style({ borderBottom: tokens.line.hair });
export const summary = style({
  display: "grid",
  gap: tokens.space.xs,
  paddingBlock: tokens.space.m,
  paddingInlineEnd: tokens.space.l,
  position: "relative",
  cursor: "pointer",
  ":hover": { color: tokens.accent.base },
  "::after": { content: '"+"', position: "absolute", insetInlineEnd: 0, top: tokens.space.m },
  selectors: { "details[open] > &::after": { content: '"–"' } },
  "@media": {
    [from.desktop]: { gridTemplateColumns: "minmax(0, 36rem) minmax(0, 1fr)", columnGap: tokens.space.l },
  },
});
export const call = style({ overflowWrap: "anywhere" });
export const method = style({ display: "inline-block", minWidth: "4.5em", fontWeight: tokens.weight.strong });
export const purpose = style({ color: tokens.ink.quiet });

export const details = style({ display: "grid", gap: tokens.space.l, paddingBottom: tokens.space.l });
export const auth = style({ fontWeight: tokens.weight.strong });

export const scroll = style({ overflowX: "auto" });
export const table = style({ width: "100%", textAlign: "start", lineHeight: 1.4 });
export const caption = style({ textAlign: "start", color: tokens.ink.quiet, paddingBottom: tokens.space.xs });
export const cell = style({
  width: "33%",
  padding: `${tokens.space.xs} ${tokens.space.m} ${tokens.space.xs} 0`,
  textAlign: "start",
  verticalAlign: "top",
  fontWeight: tokens.weight.text,
  borderTop: tokens.line.hair,
});
export const optional = style({ color: tokens.ink.quiet });
