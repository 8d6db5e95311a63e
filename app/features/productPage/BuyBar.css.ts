import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { whileAskedForConsent } from "styles/global.css";
import { from, lowWindow, onPhone, tokens } from "styles/tokens.css";

import { buy } from "./ProductForm.css";
import { price as pricePart } from "./ProductPage.css";

const [price, ownButton] = ["--price", "--own-button"];
const timelines = "(animation-timeline: view())";
const away = { visibility: "hidden", transform: "translateY(100%)" } as const;
const there = { visibility: "visible", transform: "none" } as const;
const leaving = keyframes({ from: there, to: away });
const coming = keyframes({ from: away, to: there });

/**
 * While the consent bar is shown, or in a low window, the bar is not sticky and stays in its place after the product.
 */
export const root = style({
  position: "sticky",
  insetBlockEnd: 0,
  zIndex: 1,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  gap: tokens.space.m,
  marginTop: tokens.space.l,
  marginInline: `calc(-1 * ${tokens.width.gutter})`,
  padding: `${tokens.space.s} ${tokens.width.gutter}`,
  paddingBottom: `max(${tokens.space.s}, env(safe-area-inset-bottom))`,
  borderTop: tokens.line.hair,
  background: tokens.paper.page,
  transition: `transform ${tokens.motion.quick}, visibility ${tokens.motion.quick}`,
  selectors: {
    [whileAskedForConsent]: { position: "static" },
  },
  "@media": {
    [lowWindow]: { position: "static" },
    [from.tablet]: { display: "none" },
    print: { display: "none" },
  },
  "@supports": {
    [timelines]: {
      animation: `${leaving} linear both, ${coming} linear forwards`,
      animationTimeline: `${price}, ${ownButton}`,
      animationRange: "entry 0% entry 100%, exit 0% exit 100%",
      transition: "none",
    },
    [`not ${timelines}`]: { selectors: { "&[data-hidden]:not(:focus-within)": away } },
  },
});

/** Wraps the bar, the price and the form, so that the bar's animation can use their view timelines. */
export const around = style({ "@supports": { [timelines]: { timelineScope: `${price}, ${ownButton}` } } });

/** The inset is set to zero, as otherwise the scroll padding for the bar would count as outside the window. */
globalStyle(pricePart, { "@supports": { [timelines]: { viewTimelineName: price, viewTimelineInset: "0px" } } });

/** The row with the form's own button; the part that the header covers counts as scrolled past. */
globalStyle(buy, {
  "@supports": {
    [timelines]: { viewTimelineName: ownButton, viewTimelineInset: `${tokens.height.header} 0px` },
  },
});

/** Scrolls elements that get the keyboard focus clear of the bar. */
globalStyle(`html:not([data-consent]):has(${root})`, {
  "@media": { [onPhone]: { scrollPaddingBottom: "5rem" } },
});

export const words = style({ display: "grid", minWidth: 0, fontSize: tokens.text.small, lineHeight: 1.35 });
export const name = style({ overflow: "hidden", whiteSpace: "nowrap", textOverflow: "ellipsis" });
