import { globalStyle, style } from "@vanilla-extract/css";
import { spoken } from "styles/global.css";
import { from, tokens } from "styles/tokens.css";

export const root = style({
  order: 1,
  position: "sticky",
  insetBlockEnd: 0,
  zIndex: 4,
  maxHeight: "70dvh",
  overflowY: "auto",
  borderTop: tokens.line.strong,
  background: tokens.paper.raised,
  fontSize: tokens.text.small,
});

/** What the keyboard reaches is scrolled clear of the bar. */
globalStyle(`html:has(${root})`, {
  scrollPaddingBottom: "18rem",
  "@media": { [from.desktop]: { scrollPaddingBottom: "11rem" } },
});

export const form = style({
  display: "grid",
  gap: tokens.space.m,
  paddingBlock: tokens.space.m,
  "@media": {
    [from.desktop]: { gridTemplateColumns: "minmax(0, 1fr) auto", alignItems: "center", gap: tokens.space.xl },
  },
});

export const words = style({ display: "grid", gap: tokens.space.s, maxWidth: "52rem" });
export const text = style({ textWrap: "pretty" });
export const legend = spoken;

export const choices = style({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  columnGap: tokens.space.m,
  "@media": { [from.tablet]: { display: "flex", flexWrap: "wrap", columnGap: tokens.space.l } },
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
  "@media": { [from.tablet]: { gridTemplateColumns: "1fr 1fr", columnGap: tokens.space.l } },
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
