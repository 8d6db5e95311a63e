import { style } from "@vanilla-extract/css";
import { light } from "styles/global.css";
import { tokens } from "styles/tokens.css";

/** A mouse, which can rest on something without pressing it. */
const hovering = "(hover: hover) and (pointer: fine)";

/**
 * On a touch screen, most often a slow phone, a card is laid out and painted when it comes near; until then it is as
 * high as its picture and four short lines would be.
 */
const touched = "screen and (hover: none) and (pointer: coarse)";
const farCard = (height: string) => ({ contentVisibility: "auto", containIntrinsicHeight: `auto ${height}` }) as const;

export const root = style({
  position: "relative",
  display: "grid",
  alignContent: "start",
  gap: tokens.space.xs,
  scrollMarginTop: `calc(${tokens.height.header} + ${tokens.space.m})`,
  overflowClipMargin: 6,
  "@media": {
    [touched]: farCard("calc(62.5vw + 100px)"),
    [`${touched} and (min-width: 768px)`]: farCard("calc(41.7vw + 90px)"),
    [`${touched} and (min-width: 1024px)`]: farCard("min(25vw + 88px, 460px)"),
  },
});

export const picture = style({ position: "relative", marginBottom: tokens.space.xs });

export const second = style({
  display: "none",
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  objectFit: "cover",
  "@media": { [hovering]: { selectors: { [`html:not(.${light}) ${root}:hover &`]: { display: "block" } } } },
});

export const labels = style({
  position: "absolute",
  insetBlockStart: tokens.space.s,
  insetInlineStart: tokens.space.s,
  insetInlineEnd: 44,
});

/** Rises over the picture's lower edge; by keyboard it is reached wherever a card can be hovered. */
export const look = style({
  display: "none",
  position: "absolute",
  zIndex: 1,
  insetInline: 0,
  insetBlockEnd: 0,
  paddingBlock: tokens.space.s,
  background: tokens.paper.page,
  fontSize: tokens.text.small,
  textAlign: "center",
  textDecoration: "none",
  opacity: 0,
  "@media": { [hovering]: { display: "block", transition: `opacity ${tokens.motion.quick}` } },
  selectors: {
    [`${root}:hover &, &:focus-visible`]: { opacity: 1 },
    "&:hover": { color: tokens.accent.base },
  },
});

export const name = style({ fontSize: tokens.text.body, lineHeight: 1.35 });

/** The whole card leads to the product. */
export const link = style({
  textDecoration: "none",
  overflowWrap: "anywhere",
  "::after": { content: "", position: "absolute", inset: 0 },
  selectors: { "&:hover": { textDecoration: "underline" } },
});

export const price = style({ lineHeight: 1.4 });
export const swatches = style({ overflow: "visible" });
