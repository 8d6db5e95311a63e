import { style } from "@vanilla-extract/css";
import { tokens } from "styles/tokens.css";

/** A section that looks like those around it: a hairline, a heading of their size and small text. */
export const root = style({
  display: "grid",
  gap: tokens.space.s,
  paddingTop: tokens.space.m,
  borderTop: tokens.line.hair,
  fontSize: tokens.text.small,
  overflowWrap: "anywhere",
});

export const text = style({ color: tokens.ink.quiet, maxWidth: "38rem" });
export const title = style({
  fontSize: tokens.text.field,
  fontWeight: tokens.weight.strong,
  lineHeight: 1.25,
  hyphens: "manual",
  overflowWrap: "normal",
});
/** No part of the Union's picture may be changed, so it is neither cropped nor coloured. */
export const picture = style({ width: "100%", maxWidth: "34rem", height: "auto" });
