import { style } from "@vanilla-extract/css";
import { from, tokens } from "styles/tokens.css";

export const root = style({ display: "block", textDecoration: "none" });

export const frame = style({ display: "block", overflow: "hidden", background: tokens.paper.ground });

export const caption = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: tokens.space.m,
  paddingTop: "12px",
  "@media": { [from.desktop]: { paddingInline: tokens.width.gutter } },
});

export const title = style({
  fontSize: tokens.text.lead,
  lineHeight: 1.2,
  "@media": { [from.desktop]: { fontSize: tokens.text.title } },
  selectors: { [`${root}:hover &`]: { color: tokens.accent.base } },
});

export const note = style({ color: tokens.ink.quiet, fontSize: tokens.text.small });
