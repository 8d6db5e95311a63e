import { style } from "@vanilla-extract/css";
import { from, tokens } from "styles/tokens.css";

export const root = style({
  position: "relative",
  display: "grid",
  gap: tokens.space.s,
  "@media": { [from.tablet]: { gridTemplateColumns: "1fr auto" } },
});

export const label = style({ color: tokens.ink.quiet, gridColumn: "1 / -1" });

export const input = style({
  width: "100%",
  height: tokens.height.control,
  paddingInline: tokens.space.m,
  border: tokens.line.strong,
  borderRadius: 0,
  background: tokens.paper.raised,
  fontSize: tokens.text.field,
  appearance: "none",
  "::-webkit-search-cancel-button": { display: "none" },
  "::placeholder": { color: tokens.ink.quiet, opacity: 1 },
});
