import { globalStyle, style } from "@vanilla-extract/css";
import { tokens } from "styles/tokens.css";

/** Lies above the link that covers the whole card. */
const above = { position: "relative", zIndex: 1 } as const;

export const root = style({ ...above, justifySelf: "stretch" });

export const toggle = style({
  display: "flex",
  width: "fit-content",
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

export const form = style({ ...above, display: "grid", gap: tokens.space.s, fontSize: tokens.text.small });
globalStyle(`${form} > button:not(${toggle})`, { paddingInline: tokens.space.s });

export const opened = style({ paddingBlock: tokens.space.s, borderTop: tokens.line.hair });

export const errors = style({
  ...above,
  paddingBlock: tokens.space.s,
  color: tokens.ink.alert,
  fontSize: tokens.text.small,
});

export const unavailable = style({
  ...above,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: tokens.space.s,
  fontSize: tokens.text.small,
});

export const disabledButton = style({
  padding: 0,
  border: 0,
  background: "none",
  color: tokens.ink.quiet,
  cursor: "default",
});
