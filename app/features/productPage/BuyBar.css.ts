import { globalStyle, style } from "@vanilla-extract/css";
import { whileAskedForConsent } from "styles/global.css";
import { from, lowWindow, onPhone, tokens } from "styles/tokens.css";

/** Beside the consent bar, or in a low window, it stays in its place at the end of the product. */
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
    "&[data-hidden]:not(:focus-within)": { visibility: "hidden", transform: "translateY(100%)" },
  },
  "@media": {
    [lowWindow]: { position: "static" },
    [from.tablet]: { display: "none" },
    print: { display: "none" },
  },
});

/** What the keyboard reaches is scrolled clear of the bar. */
globalStyle(`html:not([data-consent]):has(${root})`, {
  "@media": { [onPhone]: { scrollPaddingBottom: "5rem" } },
});

export const words = style({ display: "grid", minWidth: 0, fontSize: tokens.text.small, lineHeight: 1.35 });
export const name = style({ overflow: "hidden", whiteSpace: "nowrap", textOverflow: "ellipsis" });
