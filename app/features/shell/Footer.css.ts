import { style } from "@vanilla-extract/css";
import { from, tokens } from "styles/tokens.css";

export const root = style({
  background: tokens.paper.dark,
  color: tokens.ink.onDark,
  paddingBlock: tokens.space.xl,
});

export const columns = style({
  display: "grid",
  gap: tokens.space.l,
  "@media": { [from.tablet]: { gridTemplateColumns: "2fr 1fr 2fr", gap: tokens.space.xl } },
});

export const brand = style({
  fontSize: tokens.text.title,
  letterSpacing: "0.32em",
  marginBottom: tokens.space.m,
});

export const quiet = style({ maxWidth: "30rem", opacity: 0.82, marginTop: tokens.space.s });
export const links = style({ display: "grid" });

export const link = style({
  display: "inline-block",
  paddingBlock: tokens.space.xs,
  textDecoration: "none",
  selectors: { "&:hover": { textDecoration: "underline" } },
});
