import { style } from "@vanilla-extract/css";
import { tokens } from "styles/tokens.css";

export const below = style({ borderTop: tokens.line.strong });

export const belowItem = style({
  position: "relative",
  display: "grid",
  gap: tokens.space.xs,
  paddingBlock: tokens.space.m,
  borderBottom: tokens.line.hair,
});

export const belowTitle = style({ fontSize: tokens.text.lead });

export const belowLink = style({
  textDecoration: "none",
  selectors: {
    "&::after": { content: "", position: "absolute", inset: 0 },
    "&:hover": { color: tokens.accent.base },
  },
});

export const belowLead = style({ color: tokens.ink.quiet });
