import { style } from "@vanilla-extract/css";
import { from, tokens } from "styles/tokens.css";

export const root = style({ paddingTop: tokens.space.xl });
export const head = style({
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: tokens.space.m,
  marginBottom: tokens.space.l,
  paddingBottom: tokens.space.s,
  borderBottom: tokens.line.hair,
});

export const title = style({ fontSize: tokens.text.lead });
export const count = style({ color: tokens.ink.quiet, fontSize: tokens.text.small });
export const way = style({ paddingTop: tokens.space.l, selectors: { "&:empty": { display: "none" } } });

export const links = style({
  display: "grid",
  columnGap: tokens.space.l,
  "@media": { [from.tablet]: { gridTemplateColumns: "1fr 1fr" } },
});

export const link = style({
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: tokens.space.m,
  borderBottom: tokens.line.hair,
});

export const linkText = style({
  flex: 1,
  paddingBlock: "12px",
  textDecoration: "none",
  selectors: { "&:hover": { textDecoration: "underline" } },
});

export const note = style({ color: tokens.ink.quiet, fontSize: tokens.text.small });
