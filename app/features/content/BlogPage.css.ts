import { globalStyle, style } from "@vanilla-extract/css";
import { scrollingRow } from "styles/scrollingRow";
import { from, onPhone, tokens } from "styles/tokens.css";

export const head = style({
  display: "grid",
  gap: tokens.space.m,
  paddingBlock: `${tokens.space.m} ${tokens.space.l}`,
  "@media": { [from.desktop]: { gridTemplateColumns: "1fr 1fr", alignItems: "end" } },
});

export const title = style({ fontSize: tokens.text.display });
export const lead = style({ fontSize: tokens.text.lead, color: tokens.ink.quiet, maxWidth: tokens.width.text });

export const categories = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: tokens.space.l,
  borderBlock: tokens.line.hair,
  marginBottom: tokens.space.l,
  "@media": { [onPhone]: scrollingRow },
});

globalStyle(`${categories} > li`, { flex: "none" });

export const category = style({
  display: "block",
  paddingBlock: "12px",
  textDecoration: "none",
  borderBottom: "2px solid transparent",
  selectors: {
    "&:hover": { color: tokens.accent.base },
    '&[aria-current="true"]': { borderBottomColor: tokens.accent.base },
  },
});
