import { style } from "@vanilla-extract/css";
import { tokens } from "styles/tokens.css";

export const main = style({
  paddingBottom: tokens.space.xxl,
  outline: "none",
  // In print, padding below the last line would begin a new sheet.
  "@media": { print: { paddingBottom: 0 } },
});

/** A link that is hidden until it is focused; a browser that cannot move it shows it as a plain link. */
export const skip = style({
  "@supports": {
    "(transform: none)": {
      position: "absolute",
      insetInlineStart: tokens.space.m,
      insetBlockStart: tokens.space.s,
      zIndex: 6,
      padding: `${tokens.space.s} ${tokens.space.m}`,
      background: tokens.paper.dark,
      color: tokens.ink.onDark,
      transform: "translateY(-300%)",
      selectors: { "&:focus": { transform: "none" } },
    },
  },
});
