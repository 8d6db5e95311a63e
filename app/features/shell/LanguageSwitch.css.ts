import { style } from "@vanilla-extract/css";
import { tokens } from "styles/tokens.css";

export const root = style({
  minHeight: 44,
  border: 0,
  padding: `0 ${tokens.space.s}`,
  background: "none",
  fontSize: tokens.text.small,
  color: tokens.ink.quiet,
  whiteSpace: "nowrap",
  selectors: { "&:hover": { color: tokens.accent.base } },
});
