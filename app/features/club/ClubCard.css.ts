import { style } from "@vanilla-extract/css";
import { tokens } from "styles/tokens.css";

export const root = style({
  display: "grid",
  gap: tokens.space.s,
  justifyItems: "start",
  maxWidth: tokens.width.form,
  padding: tokens.space.l,
  border: tokens.line.hair,
  background: tokens.paper.raised,
});
export const title = style({ fontSize: tokens.text.lead });
export const missing = style({ color: tokens.accent.base, fontWeight: tokens.weight.strong });
export const quiet = style({ color: tokens.ink.quiet, fontSize: tokens.text.small });
export const link = style({ display: "inline-block", paddingBlock: tokens.space.xs, minHeight: 24 });

export const progress = style({
  width: "100%",
  height: 4,
  border: 0,
  background: tokens.paper.ground,
  appearance: "none",
  accentColor: tokens.accent.base,
  selectors: {
    "&::-webkit-progress-bar": { background: tokens.paper.ground },
    "&::-webkit-progress-value": { background: tokens.accent.base },
    "&::-moz-progress-bar": { background: tokens.accent.base },
  },
});
