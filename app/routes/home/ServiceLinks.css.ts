import { style } from "@vanilla-extract/css";
import { from, tokens } from "styles/tokens.css";

export const title = style({ fontSize: tokens.text.title, marginBottom: tokens.space.l });

export const root = style({
  display: "grid",
  "@media": { [from.tablet]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))", gap: tokens.space.l } },
});

export const link = style({
  display: "block",
  height: "100%",
  paddingBlock: tokens.space.m,
  borderTop: tokens.line.strong,
  textDecoration: "none",
});

export const name = style({
  fontSize: tokens.text.lead,
  selectors: { [`${link}:hover &`]: { color: tokens.accent.base } },
});

export const text = style({ color: tokens.ink.quiet, marginTop: tokens.space.xs });
