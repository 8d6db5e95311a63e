import { globalStyle, style } from "@vanilla-extract/css";
import { tokens } from "styles/tokens.css";

export const root = style({
  position: "fixed",
  inset: 0,
  width: "100vw",
  height: "100dvh",
  maxWidth: "none",
  maxHeight: "none",
  margin: 0,
  padding: 0,
  border: 0,
  overflow: "hidden",
  background: tokens.paper.page,
});

/** Above the pictures, whose own layer is 2000. */
export const bar = style({
  position: "absolute",
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: 2001,
  display: "flex",
  alignItems: "center",
  gap: tokens.space.s,
  padding: tokens.space.s,
  paddingInlineStart: tokens.space.m,
  background: tokens.paper.page,
  borderBottom: tokens.line.hair,
});
globalStyle(`${bar} p`, { flex: 1, minWidth: 0, overflowWrap: "anywhere" });

export const mask = style({});
globalStyle(`${root} ${mask}`, { background: tokens.paper.page });
// Buttons of ours, which keys and screen readers find, stand in the bar.
globalStyle(`${root} .PhotoView-Slider__ArrowLeft, ${root} .PhotoView-Slider__ArrowRight`, { display: "none" });
