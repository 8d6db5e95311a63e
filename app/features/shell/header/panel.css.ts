import { style } from "@vanilla-extract/css";
import { from, tokens } from "styles/tokens.css";

/** A box that hangs from the header's right edge; at most 32rem wide and never wider than the screen. */
export const frame = style({
  position: "absolute",
  insetBlockStart: "100%",
  insetInlineEnd: 0,
  width: "min(100vw, 30rem)",
  maxWidth: "32rem",
  maxHeight: `calc(100dvh - ${tokens.height.header})`,
  minHeight: "8rem",
  overflowY: "auto",
  overscrollBehavior: "contain",
  padding: tokens.space.l,
  background: tokens.paper.raised,
  border: tokens.line.hair,
  "@media": { [from.tablet]: { insetInlineEnd: tokens.width.gutter } },
});

/**
 * The cart's box has a shadow against the page, whose pictures it covers. It ends above the window's edge even below a
 * strip of 44 px.
 */
export const cartFrame = style([
  frame,
  {
    padding: tokens.space.m,
    maxHeight: `calc(100dvh - ${tokens.height.header} - 52px)`,
    borderTop: 0,
    boxShadow: tokens.shadow.raised,
    "@media": { [from.tablet]: { padding: "24px" } },
  },
]);

/** A customer's menu is part of the page and hidden until it is opened. */
export const menuFrame = style([
  frame,
  {
    visibility: "hidden",
    selectors: {
      "[data-open] > &": { visibility: "visible" },
      "header:not([data-enhanced]) :hover > &": { visibility: "visible" },
      "header:not([data-enhanced]) :focus-within > &": { visibility: "visible" },
    },
  },
]);
