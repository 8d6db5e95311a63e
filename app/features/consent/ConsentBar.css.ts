import { globalStyle, style } from "@vanilla-extract/css";
import { visuallyHidden } from "styles/global.css";
import { from, lowWindow, onlyTablet, tokens } from "styles/tokens.css";

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

/** What the keyboard reaches is scrolled clear of the bar. */
globalStyle(`html:has(${root})`, {
  scrollPaddingBottom: "20rem",
  "@media": {
    [from.desktop]: { scrollPaddingBottom: "10rem" },
    [lowWindow]: { scrollPaddingBottom: 0 },
  },
});

export const form = style({
  display: "grid",
  gap: tokens.space.m,
  paddingBlock: tokens.space.m,
  "@media": {
    [from.desktop]: { gridTemplateColumns: "minmax(0, 1fr) auto", alignItems: "center", columnGap: tokens.space.l },
  },
});

/** On a wide screen the categories stand beside the words, so that the bar stays low. */
export const words = style({
  display: "grid",
  gap: tokens.space.s,
  maxWidth: "52rem",
  "@media": {
    [from.desktop]: { gridTemplateColumns: "minmax(0, 1fr) auto", gap: `0 ${tokens.space.l}`, alignItems: "start" },
  },
});
export const text = style({ textWrap: "pretty" });
export const legend = visuallyHidden;

export const choices = style({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  columnGap: tokens.space.m,
  "@media": {
    [onlyTablet]: { display: "flex", flexWrap: "wrap", columnGap: tokens.space.l },
    [from.desktop]: { gridColumn: 2, gridRow: "1 / span 2" },
  },
});

export const choice = style({ display: "flex", alignItems: "center", gap: tokens.space.s, minHeight: 32 });
export const box = style({ width: 20, height: 20, margin: 0, accentColor: tokens.accent.base });

export const summary = style({
  width: "fit-content",
  minHeight: 24,
  color: tokens.ink.quiet,
  textDecoration: "underline",
  textUnderlineOffset: "0.25em",
  listStyle: "none",
  selectors: { "&::-webkit-details-marker": { display: "none" }, "&:hover": { color: tokens.accent.base } },
});

export const purposes = style({
  display: "grid",
  gap: tokens.space.s,
  paddingTop: tokens.space.s,
  "@media": { [onlyTablet]: { gridTemplateColumns: "1fr 1fr", columnGap: tokens.space.l } },
});
export const term = style({ fontWeight: tokens.weight.strong });

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
