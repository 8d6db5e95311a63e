import { style } from "@vanilla-extract/css";
import { tokens } from "styles/tokens.css";

export const root = style({ width: "100%", borderTop: tokens.line.strong });

export const caption = style({
  textAlign: "start",
  paddingBottom: tokens.space.s,
  fontSize: tokens.text.small,
  color: tokens.ink.quiet,
});

const cell = style({ padding: "12px 0", borderBottom: tokens.line.hair, verticalAlign: "baseline" });

export const name = style([cell, { textAlign: "start", fontWeight: tokens.weight.text }]);

export const price = style([
  cell,
  { paddingInlineStart: tokens.space.m, textAlign: "end", fontVariantNumeric: "tabular-nums" },
]);
