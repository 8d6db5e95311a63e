import { style } from "@vanilla-extract/css";
import { tokens } from "styles/tokens.css";

export const root = style({ paddingBlock: `${tokens.space.xl} ${tokens.space.xxl}` });
export const head = style({ display: "grid", gap: tokens.space.m, maxWidth: tokens.width.form });
export const title = style({ fontSize: tokens.text.title, overflowWrap: "anywhere" });
export const remark = style({ color: tokens.ink.quiet });

export const tips = style({
  display: "grid",
  gap: tokens.space.xs,
  paddingInlineStart: tokens.space.m,
  borderInlineStart: tokens.line.hair,
  color: tokens.ink.quiet,
});

export const understood = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${tokens.space.xs} ${tokens.space.m}`,
});
export const understoodLabel = style({ color: tokens.ink.quiet });
