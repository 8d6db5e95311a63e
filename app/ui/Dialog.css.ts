import { style } from "@vanilla-extract/css";
import { from, tokens } from "styles/tokens.css";

export const root = style({
  width: "min(56rem, 100% - 32px)",
  maxHeight: "calc(100dvh - 32px)",
  padding: 0,
  border: 0,
  background: tokens.paper.page,
  color: "inherit",
  overscrollBehavior: "contain",
  "::backdrop": { background: tokens.paper.dark, opacity: 0.55 },
});

export const sheet = style({
  position: "relative",
  padding: tokens.space.m,
  "@media": { [from.tablet]: { padding: tokens.space.l } },
});

export const close = style({
  position: "absolute",
  zIndex: 1,
  insetBlockStart: 0,
  insetInlineEnd: 0,
  display: "grid",
  placeItems: "center",
  width: 44,
  height: 44,
  padding: 0,
  border: 0,
  background: tokens.paper.page,
});

export const cross = style({ fill: "none", stroke: "currentColor", strokeWidth: 1.4 });
