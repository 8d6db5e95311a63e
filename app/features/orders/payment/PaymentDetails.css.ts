import { style } from "@vanilla-extract/css";
import { from, tokens } from "styles/tokens.css";

export const root = style({ borderTop: tokens.line.hair });

export const row = style({
  display: "grid",
  columnGap: tokens.space.m,
  paddingBlock: tokens.space.s,
  borderBottom: tokens.line.hair,
  "@media": { [from.tablet]: { gridTemplateColumns: "12rem minmax(0, 1fr)" } },
});

export const name = style({ color: tokens.ink.quiet });
export const value = style({ fontWeight: tokens.weight.strong, overflowWrap: "anywhere" });
export const lines = style({ whiteSpace: "pre-line" });
