import { style } from "@vanilla-extract/css";
import { tokens } from "styles/tokens.css";

export const lines = style({ border: 0, padding: 0, margin: 0, minWidth: 0 });
export const legend = style({ marginBottom: tokens.space.s, fontSize: tokens.text.lead });

export const line = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "center",
  gap: tokens.space.s,
  borderTop: tokens.line.hair,
  selectors: { "&:last-child": { borderBottom: tokens.line.hair } },
});

export const choice = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: tokens.space.s,
  alignItems: "start",
  flex: "1 1 12rem",
  minHeight: 44,
  paddingBlock: tokens.space.m,
  overflowWrap: "anywhere",
});

export const box = style({ width: 24, height: 24, margin: 0, accentColor: tokens.accent.base });
export const name = style({ display: "block", fontWeight: tokens.weight.strong });
export const quiet = style({ display: "block", color: tokens.ink.quiet, fontSize: tokens.text.small });

export const pieces = style({
  minHeight: 44,
  padding: `0 ${tokens.space.s}`,
  border: `1px solid ${tokens.ink.quiet}`,
  borderRadius: 0,
  background: tokens.paper.raised,
  color: tokens.ink.body,
  fontSize: tokens.text.field,
});
