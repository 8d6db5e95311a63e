import { style } from "@vanilla-extract/css";
import { tokens } from "styles/tokens.css";

/** The heading line of a section, also used by controls that expand something by other means. */
export const line = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: tokens.space.m,
  minHeight: 52,
  fontSize: tokens.text.field,
  fontWeight: tokens.weight.strong,
  selectors: { "&:hover": { color: tokens.accent.base } },
});

/** The sign is raised, because the typeface sets it lower than the middle of its letters. */
const sign = {
  fontSize: tokens.text.title,
  fontWeight: tokens.weight.text,
  lineHeight: 1,
  transform: "translateY(-0.14em)",
} as const;
export const closedSign = { ...sign, content: "+" } as const;
export const openSign = { content: "–" } as const;

export const root = style({ borderBottom: tokens.line.hair });

export const summary = style([
  line,
  {
    listStyle: "none",
    selectors: {
      "&::-webkit-details-marker": { display: "none" },
      "&::after": closedSign,
      [`${root}[open] > &::after`]: openSign,
    },
  },
]);

/** The content. A link to it scrolls so far that the heading line above it is visible, too. */
export const inner = style({
  display: "grid",
  gap: tokens.space.m,
  paddingBottom: tokens.space.l,
  scrollMarginTop: `calc(${tokens.space.m} + 52px)`,
});
