import { globalStyle, style } from "@vanilla-extract/css";
import { tokens } from "styles/tokens.css";

export const root = style({
  display: "grid",
  gap: tokens.space.xs,
  color: tokens.ink.quiet,
  fontSize: tokens.text.small,
});

/** The underlines are faint, as four of them below one another would draw more attention than the button above. */
globalStyle(`${root} a`, { textDecorationColor: "color-mix(in srgb, currentColor 40%, transparent)" });
globalStyle(`${root} a:hover`, { color: tokens.accent.base, textDecorationColor: "currentColor" });
