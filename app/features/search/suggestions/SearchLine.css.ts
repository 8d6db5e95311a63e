import { style } from "@vanilla-extract/css";
import { tokens } from "styles/tokens.css";

export const root = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "1fr auto",
  alignItems: "center",
  borderBottom: tokens.line.strong,
});

export const field = style({
  width: "100%",
  height: 40,
  border: 0,
  padding: 0,
  background: "none",
  fontSize: tokens.text.field,
  appearance: "none",
  "::-webkit-search-cancel-button": { display: "none" },
  "::placeholder": { color: tokens.ink.quiet, opacity: 1 },
});

export const button = style({
  display: "grid",
  placeItems: "center",
  width: 40,
  height: 40,
  border: 0,
  padding: 0,
  background: "none",
});

export const icon = style({ fill: "none", stroke: "currentColor", strokeWidth: 1.4 });
