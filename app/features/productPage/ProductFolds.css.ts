import { globalStyle, style } from "@vanilla-extract/css";
import { tokens } from "styles/tokens.css";

export const root = style({
  gridArea: "folds",
  display: "grid",
  alignContent: "start",
  minWidth: 0,
  borderTop: tokens.line.hair,
});

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
