import { style } from "@vanilla-extract/css";
import { tokens } from "styles/tokens.css";

export const root = style({
  display: "flex",
  alignItems: "center",
  marginBlockStart: tokens.space.m,
  fontSize: tokens.text.small,
  color: tokens.ink.quiet,
  whiteSpace: "nowrap",
  selectors: { "header &": { marginBlockStart: 0 } },
});

export const here = style({
  color: tokens.ink.body,
  textDecoration: "underline",
  textDecorationColor: tokens.accent.base,
  textDecorationThickness: "2px",
  textUnderlineOffset: "0.5em",
});

export const other = style({
  minHeight: 44,
  border: 0,
  padding: 0,
  background: "none",
  marginInlineStart: tokens.space.s,
  color: tokens.ink.quiet,
  textDecoration: "underline",
  textDecorationColor: "transparent",
  textUnderlineOffset: "0.3em",
  transition: `text-decoration-color ${tokens.motion.quick}`,
  selectors: { "&:hover": { color: tokens.accent.base, textDecorationColor: "currentColor" } },
});
