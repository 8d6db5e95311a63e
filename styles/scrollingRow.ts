import { tokens } from "./tokens.css";

/** One row from edge to edge of the screen, so that what does not fit is seen to go on. Its items must not shrink. */
export const scrollingRow = {
  flexWrap: "nowrap",
  marginInline: `calc(-1 * ${tokens.width.gutter})`,
  paddingInline: tokens.width.gutter,
  overflowX: "auto",
  whiteSpace: "nowrap",
} as const;
