import { style } from "@vanilla-extract/css";
import { tokens } from "styles/tokens.css";

export const root = style({ borderTop: tokens.line.hair, borderBottom: tokens.line.hair });
export const opener = style({ minHeight: 44, paddingBlock: tokens.space.s, lineHeight: "28px", cursor: "pointer" });
export const form = style({
  display: "grid",
  gap: tokens.space.m,
  paddingBlock: `${tokens.space.s} ${tokens.space.m}`,
});
