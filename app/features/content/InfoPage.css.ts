import { style } from "@vanilla-extract/css";
import { from, onPhone, tokens } from "styles/tokens.css";

export const below = style({
  display: "grid",
  gap: `${tokens.space.xl} ${tokens.space.l}`,
  "@media": { [from.tablet]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } },
});

/** On a phone the picture stands beside the words. */
export const belowItem = style({
  position: "relative",
  display: "grid",
  gap: tokens.space.m,
  alignContent: "start",
  "@media": { [onPhone]: { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)" } },
});

export const belowText = style({ display: "grid", gap: tokens.space.s, alignContent: "start", gridColumn: "-2 / -1" });

export const belowTitle = style({ fontSize: tokens.text.title });

export const belowLink = style({
  textDecoration: "none",
  selectors: {
    "&::after": { content: "", position: "absolute", inset: 0 },
    "&:hover": { color: tokens.accent.base },
  },
});

export const belowLead = style({ color: tokens.ink.quiet });
