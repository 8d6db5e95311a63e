import { style } from "@vanilla-extract/css";
import { onPhone, tokens } from "styles/tokens.css";

export const root = style({
  display: "flex",
  flexWrap: "wrap",
  paddingBlock: tokens.space.m,
  color: tokens.ink.quiet,
  fontSize: tokens.text.small,
});

export const crumb = style({
  selectors: { "&:not(:first-child)::before": { content: '"/"', marginInline: tokens.space.s } },
  // A phone only has room for the link to the page above.
  "@media": {
    [onPhone]: {
      selectors: {
        "&:not(:nth-last-child(2))": { display: "none" },
        "&:nth-last-child(2)::before": { content: '"‹"', marginInline: `0 ${tokens.space.s}` },
      },
    },
  },
});

export const link = style({
  display: "inline-block",
  minHeight: 24,
  textDecoration: "none",
  selectors: { "&:hover": { textDecoration: "underline" } },
});
