import { style } from "@vanilla-extract/css";
import { tokens } from "styles/tokens.css";

export const root = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: tokens.space.s });

export const chip = style({
  display: "inline-flex",
  alignItems: "center",
  gap: tokens.space.s,
  minHeight: 36,
  paddingInline: 12,
  border: tokens.line.hair,
  background: tokens.paper.raised,
  textDecoration: "none",
  selectors: { "&:hover": { borderColor: tokens.ink.body } },
});

export const cross = style({ fill: "none", stroke: "currentColor" });

export const clear = style({
  display: "inline-block",
  paddingBlock: 6,
  paddingInline: tokens.space.s,
  selectors: { "&:hover": { color: tokens.accent.base } },
});
