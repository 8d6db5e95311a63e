import { style } from "@vanilla-extract/css";
import { tokens } from "styles/tokens.css";

export const root = style({
  display: "grid",
  gap: tokens.space.l,
  justifyItems: "start",
  paddingBlock: tokens.space.xl,
});
export const title = style({ fontSize: tokens.text.display, overflowWrap: "break-word" });
export const text = style({ fontSize: tokens.text.lead, color: tokens.ink.quiet, maxWidth: tokens.width.text });
export const form = style({ width: "100%" });
