import { style } from "@vanilla-extract/css";
import { tokens } from "styles/tokens.css";

export const root = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  alignItems: "center",
  gap: tokens.space.xs,
  paddingBlock: tokens.space.xl,
});

const place = {
  display: "grid",
  placeItems: "center",
  minWidth: 44,
  minHeight: 44,
  paddingInline: tokens.space.s,
} as const;

export const link = style({
  ...place,
  textDecoration: "none",
  selectors: { "&:hover": { textDecoration: "underline" } },
});

export const current = style({ ...place, border: tokens.line.strong });
