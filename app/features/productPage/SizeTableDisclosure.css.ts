import { globalStyle, style } from "@vanilla-extract/css";
import { tokens } from "styles/tokens.css";

/**
 * The link stands beside the title of the sizes. It is positioned absolutely, as a fieldset offers no place beside its
 * legend.
 */
export const summary = style({
  position: "absolute",
  insetBlockStart: -34,
  insetInlineEnd: 0,
  fontSize: tokens.text.small,
  listStyle: "none",
  selectors: { "&::-webkit-details-marker": { display: "none" } },
});

export const inner = style({
  display: "grid",
  gap: tokens.space.s,
  marginTop: tokens.space.m,
  padding: tokens.space.m,
  border: tokens.line.hair,
  background: tokens.paper.raised,
  fontSize: tokens.text.small,
});

export const table = style({ width: "100%" });
export const caption = style({ textAlign: "start", fontSize: tokens.text.body, paddingBottom: tokens.space.s });
globalStyle(`${inner} > * ~ ${table}`, { marginTop: tokens.space.m });
globalStyle(`${table} :is(th, td)`, {
  padding: `${tokens.space.xs} ${tokens.space.s} ${tokens.space.xs} 0`,
  textAlign: "start",
  fontWeight: tokens.weight.text,
  borderBottom: tokens.line.hair,
  fontVariantNumeric: "tabular-nums",
});
globalStyle(`${table} th`, { fontWeight: tokens.weight.strong });
