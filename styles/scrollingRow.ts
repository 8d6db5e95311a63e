import { tokens } from "./tokens.css";

/**
 * One row from edge to edge of the screen that scrolls sideways; it is cut off at the edge, so that one sees that it
 * continues. Its items must not shrink.
 */
export const scrollingRow = {
  flexWrap: "nowrap",
  marginInline: `calc(-1 * ${tokens.width.gutter})`,
  paddingInline: tokens.width.gutter,
  overflowX: "auto",
  whiteSpace: "nowrap",
} as const;
