import { style } from "@vanilla-extract/css";
import { tokens } from "styles/tokens.css";

export const root = style({ display: "grid", gap: tokens.space.s, alignContent: "start", minWidth: 0 });
export const head = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "baseline",
  gap: tokens.space.m,
});
export const title = style({ fontSize: tokens.text.lead });
export const edit = style({ display: "inline-block", minHeight: 24 });
export const body = style({ display: "grid", gap: tokens.space.xs, overflowWrap: "anywhere" });
export const line = style({ display: "block", whiteSpace: "pre-line" });
