import { style } from "@vanilla-extract/css";
import { from, tokens } from "styles/tokens.css";

/** Passes the filter by: seen where it has the focus, and by browsers that cannot clip it away. */
export const skip = style({
  selectors: {
    "&:not(:focus)": {
      position: "absolute",
      width: 1,
      height: 1,
      overflow: "hidden",
      whiteSpace: "nowrap",
      clipPath: "inset(50%)",
    },
  },
});

export const found = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${tokens.space.s} ${tokens.space.m}`,
  minHeight: 60,
  paddingBlock: 12,
  color: tokens.ink.quiet,
  // The filter's button, where no script makes it needless.
  "@media": { [from.desktop]: { paddingInlineEnd: "9rem" } },
});

export const results = style({
  transition: `opacity ${tokens.motion.quick} 200ms`,
  selectors: { '&[aria-busy="true"]': { opacity: 0.45 } },
});
