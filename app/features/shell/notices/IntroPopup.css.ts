import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { exceptLiteMode } from "styles/global.css";
import { tokens } from "styles/tokens.css";

const scriptedWide = "screen and (scripting: enabled) and (min-width: 768px)";
const wideScreen = "screen and (min-width: 768px)";

const comeIn = keyframes({
  from: { opacity: 0, visibility: "hidden", transform: "translateY(12px)" },
  to: { opacity: 1, visibility: "visible", transform: "none" },
});

export const root = style({
  position: "static",
  width: "100%",
  maxWidth: "none",
  margin: 0,
  padding: 0,
  border: 0,
  borderBottom: tokens.line.hair,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  background: tokens.paper.raised,
  color: tokens.ink.body,
});

export const corner = style({
  "@media": {
    [scriptedWide]: {
      selectors: {
        [exceptLiteMode]: {
          position: "fixed",
          insetBlockEnd: 24,
          insetInline: "auto 24px",
          width: "24rem",
          zIndex: 2,
          border: tokens.line.hair,
          boxShadow: "0 8px 32px -16px currentColor",
          animation: `${comeIn} 400ms ease-out 1200ms backwards`,
        },
      },
    },
  },
});

/** What the keyboard reaches is scrolled clear of the window. */
globalStyle(`html:has(${corner})`, { "@media": { [scriptedWide]: { scrollPaddingBottom: "12rem" } } });

export const card = style({ display: "grid", gridTemplateColumns: "auto minmax(0, 1fr)", alignItems: "stretch" });
export const narrow = style({
  "@media": { [wideScreen]: { selectors: { "&:not(:only-of-type)": { display: "none" } } } },
});
export const wide = style({
  "@media": { "screen and (max-width: 767.98px)": { selectors: { "&:not(:first-child)": { display: "none" } } } },
});

export const picture = style({
  width: "6.5rem",
  height: "100%",
  objectFit: "cover",
  "@media": { [scriptedWide]: { selectors: { [exceptLiteMode]: { width: "8rem" } } } },
});

export const words = style({
  display: "grid",
  alignContent: "center",
  justifyItems: "start",
  gap: tokens.space.s,
  padding: `${tokens.space.m} 0 ${tokens.space.m} ${tokens.space.m}`,
});
export const title = style({ fontSize: tokens.text.lead, lineHeight: 1.2, textWrap: "balance" });
export const content = style({ fontSize: tokens.text.small, color: tokens.ink.quiet, maxWidth: tokens.width.text });
export const link = style({ minHeight: 40, marginTop: tokens.space.xs, paddingInline: tokens.space.m });
export const close = style({ justifySelf: "end" });
