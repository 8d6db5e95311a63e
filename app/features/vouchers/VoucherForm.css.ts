import { style } from "@vanilla-extract/css";
import { tokens } from "styles/tokens.css";

export const root = style({ borderTop: tokens.line.hair, borderBottom: tokens.line.hair });

export const opener = style({
  display: "flex",
  justifyContent: "space-between",
  minHeight: 44,
  paddingBlock: tokens.space.s,
  lineHeight: "28px",
  listStyle: "none",
  cursor: "pointer",
  "::after": { content: "+", fontSize: tokens.text.lead },
  selectors: {
    "&::-webkit-details-marker": { display: "none" },
    "details[open] > &::after": { content: "–" },
    "&:hover": { color: tokens.accent.base },
  },
});

export const form = style({
  display: "grid",
  gap: tokens.space.m,
  paddingBlock: `${tokens.space.s} ${tokens.space.m}`,
});
