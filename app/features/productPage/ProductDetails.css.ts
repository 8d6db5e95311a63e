import { globalStyle, style } from "@vanilla-extract/css";
import { tokens } from "styles/tokens.css";

export const root = style({ display: "grid", alignContent: "start", minWidth: 0 });

export const title = style({
  borderTop: tokens.line.hair,
  paddingTop: tokens.space.l,
  fontSize: tokens.text.lead,
  fontWeight: tokens.weight.strong,
  marginBottom: tokens.space.s,
});

export const item = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, min(10rem, 45%)) minmax(0, 1fr)",
  gap: tokens.space.m,
  paddingBlock: tokens.space.xs,
  borderBottom: tokens.line.hair,
});
export const value = style({ overflowWrap: "anywhere" });

export const disclosure = style({ borderBottom: tokens.line.hair });

export const summary = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  minHeight: 52,
  fontSize: tokens.text.lead,
  listStyle: "none",
  selectors: {
    "&::-webkit-details-marker": { display: "none" },
    "&::after": { content: "+", fontSize: tokens.text.title, lineHeight: 1 },
    [`${disclosure}[open] > &::after`]: { content: "–" },
    "&:hover": { color: tokens.accent.base },
  },
});

export const inner = style({ display: "grid", gap: tokens.space.m, paddingBottom: tokens.space.l });

export const table = style({ width: "100%" });
export const caption = style({ textAlign: "start", color: tokens.ink.quiet, paddingBottom: tokens.space.s });
globalStyle(`${table} :is(th, td)`, {
  padding: `${tokens.space.xs} ${tokens.space.s} ${tokens.space.xs} 0`,
  textAlign: "start",
  fontWeight: tokens.weight.text,
  borderBottom: tokens.line.hair,
  fontVariantNumeric: "tabular-nums",
});
globalStyle(`${table} th`, { fontWeight: tokens.weight.strong });
