import { style } from "@vanilla-extract/css";
import { from, tokens } from "styles/tokens.css";

export const root = style({ width: "100%" });

export const caption = style({
  textAlign: "start",
  paddingBottom: tokens.space.s,
  borderBottom: tokens.line.strong,
  fontSize: tokens.text.small,
  color: tokens.ink.quiet,
});

/** Name and price stand in one line, with the explanation of the price below. */
export const row = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  columnGap: tokens.space.m,
  rowGap: tokens.space.xs,
  alignItems: "baseline",
  paddingBlock: "12px",
  borderBottom: tokens.line.hair,
});

export const name = style({ padding: 0, textAlign: "start", fontWeight: tokens.weight.text });
export const link = style({ selectors: { "&:hover": { color: tokens.accent.base } } });
export const note = style({
  gridArea: "2 / 1 / auto / -1",
  padding: 0,
  maxWidth: tokens.width.text,
  color: tokens.ink.quiet,
  "@media": { [from.tablet]: { gridColumnEnd: 2 } },
});

export const price = style({
  gridArea: "1 / 2",
  padding: 0,
  textAlign: "end",
  whiteSpace: "nowrap",
  fontVariantNumeric: "tabular-nums",
});
