import { globalStyle, style } from "@vanilla-extract/css";

import { scrollingRow } from "./scrollingRow";
import { onPhone, tokens } from "./tokens.css";

/** A row of links between two lines, which lead to the parts of one page. */
export const tabs = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: tokens.space.l,
  borderBlock: tokens.line.hair,
  "@media": { [onPhone]: scrollingRow },
});
globalStyle(`${tabs} > li`, { flex: "none" });

export const tab = style({
  display: "block",
  paddingBlock: "12px",
  textDecoration: "none",
  borderBottom: "2px solid transparent",
  selectors: {
    "&:hover": { color: tokens.accent.base },
    '&[aria-current="true"]': { borderBottomColor: tokens.accent.base },
  },
});
