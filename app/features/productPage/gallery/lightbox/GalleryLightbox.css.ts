import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
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

/** Lies above the pictures, whose z-index is 2000. */
export const bar = style({
  position: "absolute",
  insetBlockStart: 0,
  insetInlineEnd: 0,
  zIndex: 2001,
  display: "flex",
  background: tokens.paper.page,
});

/** Lies below the bar, so that the bar's buttons never cover a picture that is scrolled to its edge. */
export const zoomed = style({
  position: "absolute",
  inset: "46px 0 0",
  overflow: "auto",
  background: tokens.paper.ground,
});
/** The width at which a picture of 4 : 5 just fits into the window. */
const fitting = "min(100vw, 80dvh)";
const enlarged = { display: "block", maxWidth: "none", margin: "auto" } as const;
export const zoomedPicture = styleVariants({
  1: enlarged,
  2: { ...enlarged, width: `calc(2 * ${fitting})` },
  3: { ...enlarged, width: `calc(3 * ${fitting})` },
});

export const pan = style({
  position: "absolute",
  insetBlockEnd: "3.5rem",
  insetInlineEnd: 0,
  zIndex: 2001,
  display: "flex",
  background: tokens.paper.page,
});

export const caption = style({
  position: "absolute",
  insetBlockEnd: 0,
  insetInlineStart: 0,
  zIndex: 2001,
  maxWidth: "100%",
  padding: `${tokens.space.s} ${tokens.space.m}`,
  background: tokens.paper.page,
  overflowWrap: "anywhere",
});

// The library sets its black background as an inline style.
globalStyle(`${root} .PhotoView-Slider__Backdrop`, { background: `${tokens.paper.ground} !important` });
// The bar has our own buttons, which the keyboard and screen readers can reach.
globalStyle(`${root} .PhotoView-Slider__ArrowLeft, ${root} .PhotoView-Slider__ArrowRight`, { display: "none" });
