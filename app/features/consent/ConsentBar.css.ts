import { globalStyle, style } from "@vanilla-extract/css";
import { visuallyHidden } from "styles/global.css";
import { from, lowWindow, tokens } from "styles/tokens.css";

export const root = style({
  position: "sticky",
  insetBlockEnd: 0,
  zIndex: 2,
  maxHeight: "70dvh",
  overflowY: "auto",
  borderTop: tokens.line.strong,
  background: tokens.paper.raised,
  fontSize: tokens.text.small,
  "@media": { [lowWindow]: { position: "static", maxHeight: "none" } },
});

/** Scrolls elements that get the keyboard focus clear of the bar. */
globalStyle(`html:has(${root})`, {
  scrollPaddingBottom: "13rem",
  "@media": {
    [from.desktop]: { scrollPaddingBottom: "7rem" },
    [lowWindow]: { scrollPaddingBottom: 0 },
  },
});

export const form = style({
  display: "grid",
  gap: tokens.space.s,
  paddingBlock: 12,
  "@media": {
    // The column has a minimum width, so that the text does not widen while the buttons, which come last, have not
    // arrived.
    [from.desktop]: {
      gridTemplateColumns: "minmax(0, 1fr) minmax(30.5rem, auto)",
      alignItems: "center",
      columnGap: tokens.space.l,
    },
  },
});

export const words = style({ display: "grid", columnGap: tokens.space.l, rowGap: tokens.space.xs, maxWidth: "56rem" });
export const text = style({ textWrap: "pretty" });
export const legend = visuallyHidden;

export const choices = style({
  display: "grid",
  columnGap: tokens.space.l,
  paddingTop: tokens.space.s,
  "@media": { [from.tablet]: { gridTemplateColumns: "1fr 1fr" } },
});

export const choice = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "start",
  gap: tokens.space.s,
  paddingBlock: 6,
});
export const box = style({ width: 20, height: 20, margin: 0, accentColor: tokens.accent.base });
export const label = style({ fontWeight: tokens.weight.strong });
export const purpose = style({ color: tokens.ink.quiet });

export const summary = style({
  width: "fit-content",
  minHeight: 24,
  textDecoration: "underline",
  textUnderlineOffset: "0.25em",
  listStyle: "none",
  selectors: { "&::-webkit-details-marker": { display: "none" }, "&:hover": { color: tokens.accent.base } },
});

export const buttons = style({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  gap: tokens.space.s,
});

globalStyle(`${buttons} > button`, {
  paddingInline: tokens.space.s,
  fontSize: tokens.text.small,
  letterSpacing: 0,
  "@media": { [from.tablet]: { paddingInline: tokens.space.m } },
});
