import { style } from "@vanilla-extract/css";
import { displayFace } from "styles/displayFace";
import { tokens } from "styles/tokens.css";

export const root = style({
  display: "grid",
  justifyItems: "center",
  gap: tokens.space.m,
  paddingBlock: tokens.space.xl,
  textAlign: "center",
});

export const title = style({ ...displayFace, fontSize: tokens.text.title });
export const ways = style({ display: "grid", gap: tokens.space.xs });
export const way = style({ display: "inline-block", paddingBlock: tokens.space.xs });
