import { style } from "@vanilla-extract/css";
import { tokens } from "styles/tokens.css";

export const root = style({ background: tokens.paper.dark, color: tokens.ink.onDark, fontSize: tokens.text.small });

export const line = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  columnGap: tokens.space.s,
});

export const link = style({
  paddingBlock: tokens.space.s,
  textAlign: "center",
  textDecoration: "none",
  selectors: { "&[href]:hover": { textDecoration: "underline" } },
});

export const title = style({ fontWeight: tokens.weight.strong, marginInlineEnd: tokens.space.xs });
