import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { tokens } from "styles/tokens.css";

/** Stands above the link that covers the whole card. */
const above = { position: "relative", zIndex: 1 } as const;

/**
 * What a browser itself hides, Chromium lays out all the same, form by form, when it looks for forms to fill; what is not
 * displayed it leaves alone.
 */
export const root = style({
  ...above,
  justifySelf: "stretch",
  selectors: { "&::details-content": { contentVisibility: "visible" } },
});

export const opener = style({
  display: "inline-flex",
  alignItems: "center",
  justifySelf: "start",
  minHeight: 32,
  padding: 0,
  border: 0,
  background: "none",
  fontSize: tokens.text.small,
  textDecoration: "underline",
  textDecorationThickness: "1px",
  textUnderlineOffset: "0.25em",
  listStyle: "none",
  selectors: {
    "&:hover": { color: tokens.accent.base },
    "&::-webkit-details-marker": { display: "none" },
    "[open] > &": { textDecoration: "none" },
  },
});

const fields = style({ ...above, display: "grid", gap: tokens.space.s, fontSize: tokens.text.small });

/** text: one button, where nothing is to be chosen · dark: the opened choice. */
export const form = styleVariants({
  text: [fields],
  dark: [
    fields,
    {
      paddingBlock: tokens.space.s,
      borderTop: tokens.line.hair,
      selectors: { "details:not([open]) > &": { display: "none" } },
    },
  ],
});

globalStyle(`${fields} > button`, { paddingInline: tokens.space.s, whiteSpace: "nowrap" });

export const refusal = style({ color: tokens.ink.alert });

export const absence = style({
  ...above,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: tokens.space.s,
  fontSize: tokens.text.small,
});

export const off = style({
  padding: 0,
  border: 0,
  background: "none",
  color: tokens.ink.quiet,
  cursor: "default",
});
