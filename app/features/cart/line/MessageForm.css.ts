import { style } from "@vanilla-extract/css";
import { tokens } from "styles/tokens.css";

import { field as box } from "~/ui/Choice.css";

export const root = style({ fontSize: tokens.text.small });
export const opener = style({
  width: "fit-content",
  minHeight: 24,
  color: tokens.ink.quiet,
  textDecoration: "underline",
  textUnderlineOffset: "0.25em",
  cursor: "pointer",
  listStyle: "none",
  selectors: { "&::-webkit-details-marker": { display: "none" }, "&:hover": { color: tokens.accent.base } },
});
export const form = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  columnGap: tokens.space.m,
  rowGap: tokens.space.xs,
  maxWidth: "24rem",
  paddingTop: tokens.space.xs,
});
export const field = style([box, { textAlign: "start" }]);
const words = style({ gridColumn: "1 / -1", fontSize: tokens.text.small });
export const hint = style([words, { color: tokens.ink.quiet }]);
export const error = style([words, { color: tokens.ink.alert }]);
