import { style } from "@vanilla-extract/css";
import { tokens } from "styles/tokens.css";

export const root = style({ display: "grid", gap: tokens.space.l, paddingBlock: tokens.space.xl, maxWidth: "46rem" });
export const title = style({ fontSize: tokens.text.display });
export const form = style({
  display: "grid",
  gap: tokens.space.l,
  maxWidth: tokens.width.form,
  justifyItems: "stretch",
});
