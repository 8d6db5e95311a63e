import { style } from "@vanilla-extract/css";
import { belowDesktop, from, tokens } from "styles/tokens.css";
import { visuallyHiddenRules } from "styles/visuallyHiddenRules";

/** A link that skips the filter. It is visible while it has the focus, and in browsers that cannot clip it away. */
export const skip = style({
  "@supports": {
    "(display: grid)": {
      selectors: {
        "&:not(:focus)": visuallyHiddenRules,
      },
    },
  },
});

/** Hidden where the filter's own row above the products also shows the number. */
export const counted = style({
  "@media": {
    [belowDesktop]: visuallyHiddenRules,
  },
});

export const found = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${tokens.space.s} ${tokens.space.m}`,
  minHeight: tokens.space.l,
  paddingBlock: 12,
  color: tokens.ink.quiet,
  // On wide screens this leaves room beside it for the filter's button, which is shown when no script makes it
  // unnecessary.
  "@media": { [from.desktop]: { minHeight: 60, paddingInlineEnd: "9rem" } },
});

export const results = style({
  transition: `opacity ${tokens.motion.quick} 200ms`,
  selectors: { '&[aria-busy="true"]': { opacity: 0.45 } },
});
