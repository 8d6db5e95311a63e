import { style } from "@vanilla-extract/css";
import { tokens } from "styles/tokens.css";

export const root = style({
  display: "flex",
  flexWrap: "wrap",
  paddingBlock: tokens.space.m,
  color: tokens.ink.quiet,
  fontSize: tokens.text.small,
});

export const crumb = style({
  selectors: { "&:not(:first-child)::before": { content: '"/"', marginInline: tokens.space.s } },
});

export const link = style({
  display: "inline-block",
  minHeight: 24,
  textDecoration: "none",
  selectors: { "&:hover": { textDecoration: "underline" } },
});
