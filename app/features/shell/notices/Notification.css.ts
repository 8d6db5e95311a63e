import { style, styleVariants } from "@vanilla-extract/css";
import { tokens } from "styles/tokens.css";

/** Stands at the window's corner, from where a script moves it to a free place. */
const brief = style({
  position: "fixed",
  zIndex: 4,
  insetBlockStart: 0,
  left: 0,
  width: "fit-content",
  maxWidth: "min(34rem, calc(100vw - 32px))",
  padding: `${tokens.space.m} ${tokens.space.l}`,
  color: tokens.ink.onDark,
  boxShadow: tokens.shadow.raised,
  // The message is hidden until it has its place.
  visibility: "hidden",
});

export const root = styleVariants({
  alert: [brief, { background: tokens.ink.alert }],
  good: [brief, { background: tokens.paper.dark }],
});
