import { style } from "@vanilla-extract/css";
import { from, tokens } from "styles/tokens.css";

export const below = style({
  display: "grid",
  gap: `${tokens.space.xl} ${tokens.space.l}`,
  "@media": { [from.tablet]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } },
});

export const belowItem = style({
  position: "relative",
  display: "grid",
  gap: tokens.space.s,
  alignContent: "start",
});

export const belowTitle = style({ paddingTop: tokens.space.xs, fontSize: tokens.text.title });

export const belowLink = style({
  textDecoration: "none",
  selectors: {
    "&::after": { content: "", position: "absolute", inset: 0 },
    "&:hover": { color: tokens.accent.base },
  },
});

export const belowLead = style({ color: tokens.ink.quiet });
