import { globalStyle, style } from "@vanilla-extract/css";
import { tokens } from "styles/tokens.css";

export const root = style({
  display: "grid",
  gap: tokens.space.l,
  borderTop: tokens.line.hair,
  paddingTop: tokens.space.l,
});

export const title = style({
  fontSize: tokens.text.lead,
  fontWeight: tokens.weight.strong,
  marginBottom: tokens.space.s,
});
export const text = style({ maxWidth: tokens.width.text });
globalStyle(`${text} > * + *`, { marginTop: tokens.space.s });
globalStyle(`${text} ul`, { listStyle: "disc", paddingInlineStart: "1.2em" });

export const attributes = style({ display: "grid" });

export const attribute = style({
  display: "grid",
  gridTemplateColumns: "10rem 1fr",
  gap: tokens.space.m,
  paddingBlock: tokens.space.xs,
  borderBottom: tokens.line.hair,
});
