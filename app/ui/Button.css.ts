import { style, styleVariants } from "@vanilla-extract/css";
import { from, tokens } from "styles/tokens.css";

const base = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  minHeight: tokens.height.control,
  padding: `${tokens.space.s} 28px`,
  border: "1px solid transparent",
  borderRadius: 0,
  fontSize: tokens.text.body,
  letterSpacing: "0.04em",
  lineHeight: 1.25,
  textAlign: "center",
  textWrap: "balance",
  textDecoration: "none",
  cursor: "pointer",
  transition: `background ${tokens.motion.quick}, color ${tokens.motion.quick}`,
  selectors: {
    "&:disabled": { cursor: "not-allowed", opacity: 0.55 },
    // A busy button is not `disabled`, so that it keeps the focus.
    "&[aria-disabled=true]": { cursor: "progress", opacity: 0.55 },
  },
});

/** dark: the primary action of a page · light: secondary actions · text: beside a field or a line. */
export const button = styleVariants({
  dark: [
    base,
    {
      background: tokens.paper.dark,
      color: tokens.ink.onDark,
      // On touch screens the hover state would stay after a tap.
      "@media": { "(hover: hover)": { selectors: { "&:hover:not(:disabled)": { background: tokens.accent.deep } } } },
    },
  ],
  light: [
    base,
    {
      background: "none",
      color: tokens.ink.body,
      borderColor: tokens.ink.body,
      "@media": {
        "(hover: hover)": {
          selectors: { "&:hover:not(:disabled)": { background: tokens.paper.dark, color: tokens.ink.onDark } },
        },
      },
    },
  ],
  text: {
    minHeight: 32,
    padding: `${tokens.space.xs} 0`,
    border: 0,
    background: "none",
    textDecoration: "underline",
    textUnderlineOffset: "0.25em",
    textDecorationThickness: "1px",
    selectors: {
      "&:hover:not(:disabled)": { color: tokens.accent.base },
      "&:disabled": { cursor: "not-allowed", opacity: 0.55, textDecoration: "none" },
    },
  },
});

export const buttonLink = button;

/** Two buttons of the same width: one below the other on a phone, else side by side. */
export const buttonPair = style({
  display: "grid",
  gap: tokens.space.m,
  width: "100%",
  "@media": { [from.tablet]: { width: "30rem", gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});
