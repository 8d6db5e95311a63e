import { style } from "@vanilla-extract/css";
import { forcedColours, tokens } from "styles/tokens.css";

export const fields = style({ display: "grid", gap: tokens.space.s });
export const colours = style({ display: "flex", flexWrap: "wrap", columnGap: tokens.space.m });

export const colour = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "center",
  gap: tokens.space.s,
  minHeight: 36,
  lineHeight: 1.25,
  overflowWrap: "anywhere",
  selectors: {
    "&:has(:checked)": { fontWeight: tokens.weight.strong },
    "&:has(:focus-visible)": { outline: tokens.line.focus },
  },
});

/** A browser that cannot show the chosen option shows the radio button itself. */
export const radio = style({
  "@supports": {
    "selector(:has(*))": { position: "absolute", inset: 0, width: "100%", height: "100%", margin: 0, opacity: 0 },
  },
});

/** The swatch is filled with the element's own `color`, which the markup sets to the garment's. */
export const swatch = style({
  width: 16,
  height: 16,
  background: "currentColor",
  borderRadius: "50%",
  selectors: {
    ":checked + &": { outline: `1px solid ${tokens.ink.body}`, outlineOffset: "2px" },
  },
  "@media": {
    [forcedColours]: {
      forcedColorAdjust: "none",
      selectors: { ":checked + &": { outline: "3px solid Highlight" } },
    },
  },
});

export const size = style({
  width: "100%",
  minHeight: 44,
  paddingInline: tokens.space.s,
  border: `1px solid ${tokens.ink.quiet}`,
  borderRadius: 0,
  background: tokens.paper.raised,
  fontSize: tokens.text.field,
});
