import { style } from "@vanilla-extract/css";
import { from, tokens } from "styles/tokens.css";

export const root = style({
  display: "flex",
  flexDirection: "column",
  gap: tokens.space.m,
  "@media": {
    [from.tablet]: { flexDirection: "row-reverse", alignItems: "center", justifyContent: "space-between" },
  },
});

export const back = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: 44,
  alignSelf: "center",
  textDecoration: "none",
  selectors: { "&:hover": { textDecoration: "underline" } },
  "::before": { content: "‹", marginInlineEnd: tokens.space.s },
});
