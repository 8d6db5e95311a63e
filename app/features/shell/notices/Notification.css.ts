import { style, styleVariants } from "@vanilla-extract/css";
import { from, tokens } from "styles/tokens.css";

const brief = style({
  position: "fixed",
  zIndex: 4,
  insetInline: tokens.space.m,
  width: "fit-content",
  maxWidth: "min(34rem, calc(100vw - 32px))",
  padding: `${tokens.space.m} ${tokens.space.l}`,
  color: tokens.ink.onDark,
  boxShadow: tokens.shadow.raised,
});

/** alert: at the top, in the middle · good: at the foot, out of the way of what was just done. */
export const root = styleVariants({
  alert: [
    brief,
    {
      insetBlockStart: `calc(${tokens.height.header} + ${tokens.space.m})`,
      marginInline: "auto",
      background: tokens.ink.alert,
    },
  ],
  good: [
    brief,
    {
      insetBlockEnd: tokens.space.m,
      background: tokens.paper.dark,
      "@media": { [from.tablet]: { insetInlineStart: tokens.space.l, insetBlockEnd: tokens.space.l } },
    },
  ],
});
