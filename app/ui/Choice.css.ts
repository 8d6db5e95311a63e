import { style } from "@vanilla-extract/css";
import { forcedColours, tokens } from "styles/tokens.css";

export const legend = style({ marginBottom: tokens.space.s });

/** A row of radio buttons styled as tiles. The input covers its tile, so that focus and touch reach it. */
export const tiles = style({ display: "flex", flexWrap: "wrap", gap: tokens.space.s });

export const tile = style({
  position: "relative",
  display: "grid",
  placeItems: "center",
  gridAutoFlow: "column",
  gap: tokens.space.s,
  minWidth: 48,
  minHeight: 46,
  paddingInline: 12,
  border: `1px solid ${tokens.ink.quiet}`,
  background: tokens.paper.raised,
  cursor: "pointer",
  selectors: {
    "&:hover": { borderColor: tokens.ink.body },
    "&:has(:checked)": { borderColor: tokens.ink.body, boxShadow: `inset 0 0 0 1px ${tokens.ink.body}` },
    "&:has(:focus-visible)": { outline: tokens.line.focus, outlineOffset: "3px" },
  },
  // Forced colours draw no shadows and give all borders one colour, so the chosen tile gets a background there.
  "@media": {
    [forcedColours]: {
      selectors: {
        "&:has(:checked)": { background: "Highlight", color: "HighlightText", forcedColorAdjust: "none" },
      },
    },
  },
});

export const problem = style({ marginBottom: tokens.space.s, color: tokens.ink.alert });

/** Hides the radio button only in browsers with `:has`, as others cannot highlight the chosen tile. */
export const radio = style({
  "@supports": {
    "selector(:has(*))": {
      position: "absolute",
      inset: 0,
      width: "100%",
      height: "100%",
      margin: 0,
      opacity: 0,
      cursor: "pointer",
    },
  },
});

export const swatch = style({ borderRadius: "50%", border: tokens.line.hair });

export const field = style({
  width: "100%",
  minHeight: tokens.height.control,
  padding: `${tokens.space.s} 12px`,
  border: `1px solid ${tokens.ink.quiet}`,
  borderRadius: 0,
  background: tokens.paper.raised,
  fontSize: tokens.text.field,
  textAlign: "center",
  appearance: "none",
});
