import { style } from "@vanilla-extract/css";
import { belowDesktop, from, tokens } from "styles/tokens.css";
import { unseen } from "styles/unseen";

/** Passes the filter by: seen where it has the focus, and by browsers that cannot clip it away. */
export const skip = style({
  "@supports": {
    "(display: grid)": {
      selectors: {
        "&:not(:focus)": unseen,
      },
    },
  },
});

/** The filter's own row says it, too, where there is one above the products. */
export const counted = style({
  "@media": {
    [belowDesktop]: unseen,
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
  // On wide screens beside the filter's button, where no script makes it needless.
  "@media": { [from.desktop]: { minHeight: 60, paddingInlineEnd: "9rem" } },
});

export const results = style({
  transition: `opacity ${tokens.motion.quick} 200ms`,
  selectors: { '&[aria-busy="true"]': { opacity: 0.45 } },
});
