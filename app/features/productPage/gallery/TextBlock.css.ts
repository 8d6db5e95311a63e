import { globalStyle, style } from "@vanilla-extract/css";
import { exceptLiteMode } from "styles/global.css";
import { tokens } from "styles/tokens.css";

export const root = style({ borderTop: tokens.line.hair, paddingTop: tokens.space.m });
export const title = style({
  fontSize: tokens.text.field,
  fontWeight: tokens.weight.strong,
  marginBottom: tokens.space.s,
});
export const frame = style({ position: "relative" });

/** Longer texts are cut at this height (specification 9). */
const cutPx = 276;
/** When scripts may run, the text scrolls until they have loaded. */
export const box = style({
  "@media": {
    "(scripting: enabled)": {
      selectors: { [exceptLiteMode]: { maxHeight: cutPx, overflowY: "auto", scrollbarWidth: "thin" } },
    },
  },
});
export const cut = style({
  "@media": { "(scripting: enabled)": { selectors: { [exceptLiteMode]: { overflowY: "hidden" } } } },
});

export const fade = style({
  position: "absolute",
  insetInline: 0,
  insetBlockEnd: 0,
  paddingTop: tokens.space.xl,
  background: `linear-gradient(transparent, ${tokens.paper.page} 55%)`,
});

/** The width allows some sixty letters a line. */
export const text = style({ maxWidth: "29em", lineHeight: 1.6 });
globalStyle(`${text} > * + *`, { marginTop: tokens.space.s });
globalStyle(`${text} ul`, { listStyle: "disc", paddingInlineStart: "1.2em" });
globalStyle(`${text} ol`, { listStyle: "decimal", paddingInlineStart: "1.4em" });
