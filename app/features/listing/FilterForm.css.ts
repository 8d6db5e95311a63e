import { globalStyle, style } from "@vanilla-extract/css";
import { chevron } from "styles/chevron";
import { belowDesktop, forcedColours, from, lowWindow, tokens } from "styles/tokens.css";

/** The button stays below the header while the products scroll. */
export const opener = style({
  position: "sticky",
  insetBlockStart: tokens.height.header,
  zIndex: 2,
  display: "flex",
  alignItems: "center",
  flexWrap: "wrap",
  columnGap: tokens.space.m,
  width: "100%",
  minHeight: 48,
  padding: 0,
  border: 0,
  borderBlock: tokens.line.hair,
  borderRadius: 0,
  background: tokens.paper.page,
  "@media": { [from.desktop]: { display: "none" }, [lowWindow]: { position: "static" } },
});
/** Scrolls elements that get the keyboard focus clear of the sticky button, too. */
globalStyle(`html:has(${opener})`, {
  "@media": {
    [`${belowDesktop} and (min-height: 30em)`]: {
      scrollPaddingTop: `calc(${tokens.height.header} + 48px + ${tokens.space.m})`,
    },
  },
});
export const chooses = style({ fontWeight: tokens.weight.strong });
export const order = style({
  display: "inline-flex",
  alignItems: "center",
  columnGap: tokens.space.s,
  paddingInlineStart: tokens.space.m,
  borderInlineStart: tokens.line.hair,
  lineHeight: 1.6,
  "::after": { ...chevron, width: 7, height: 7 },
});
export const found = style({ color: tokens.ink.quiet, marginInlineStart: "auto" });

/** The form is a sheet while it is open as a popover. It is a row on wide screens and in browsers without popovers. */
export const root = style({
  position: "static",
  width: "auto",
  height: "auto",
  margin: 0,
  padding: 0,
  border: 0,
  overflow: "visible",
  color: "inherit",
  background: tokens.paper.page,
  selectors: {
    "&:popover-open": {
      position: "fixed",
      insetBlock: 0,
      insetInline: "auto 0",
      width: "min(100%, 26rem)",
      height: "100dvh",
      paddingInline: tokens.width.gutter,
      display: "flex",
      flexDirection: "column",
      overflowY: "auto",
      overscrollBehavior: "contain",
    },
    "&::backdrop": { background: tokens.paper.dark, opacity: 0.4 },
  },
  "@media": {
    [from.desktop]: {
      position: "relative",
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      columnGap: tokens.space.l,
      borderBlock: tokens.line.hair,
      selectors: {
        "&:popover-open": {
          position: "relative",
          inset: "auto",
          width: "auto",
          height: "auto",
          padding: 0,
          flexDirection: "row",
          overflow: "visible",
        },
      },
    },
  },
});

export const head = style({
  position: "sticky",
  top: 0,
  zIndex: 1,
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  minHeight: 64,
  borderBottom: tokens.line.hair,
  background: tokens.paper.page,
  fontSize: tokens.text.lead,
  "@media": { [from.desktop]: { display: "none" } },
});

export const close = style({
  display: "grid",
  placeItems: "center",
  width: 44,
  height: 44,
  marginInlineEnd: -13,
  border: 0,
  background: "none",
});
export const cross = style({ fill: "none", stroke: "currentColor" });

export const sort = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: tokens.space.s,
  minHeight: 52,
  "@media": { [from.desktop]: { marginInlineStart: "auto" } },
});

export const select = style({
  minHeight: 36,
  paddingInline: tokens.space.s,
  paddingInlineEnd: 22,
  border: 0,
  borderRadius: 0,
  background: "none",
  appearance: "none",
  "@media": { [forcedColours]: { appearance: "auto" } },
});

/** Draws the same arrow as the dropdowns beside it have. */
export const arrowed = style({
  position: "relative",
  "::after": {
    content: "",
    position: "absolute",
    insetBlockStart: "calc(50% - 6px)",
    insetInlineEnd: 6,
    width: 7,
    height: 7,
    borderInlineEnd: "1px solid currentColor",
    borderBlockEnd: "1px solid currentColor",
    transform: "rotate(45deg)",
    pointerEvents: "none",
  },
  "@media": { [forcedColours]: { "::after": { display: "none" } } },
});

/**
 * Selectors of elements that the form contains once a visitor uses it. A browser without `:has` always shows the
 * button.
 */
const inUse = [
  "details[open]",
  "select:focus",
  "button:focus",
  "input:checked:not([checked])",
  "input[checked]:not(:checked)",
  "option:checked:not([selected])",
].join(", ");

/**
 * Holds the submit button. On wide screens it stands beside the number of products and only while the form is in use,
 * so that nothing moves when the scripts make it unnecessary.
 */
export const foot = style({
  position: "sticky",
  bottom: 0,
  display: "grid",
  marginTop: "auto",
  paddingBlock: tokens.space.m,
  background: tokens.paper.page,
  "@media": {
    [from.desktop]: {
      position: "absolute",
      inset: "100% 0 auto auto",
      margin: 0,
      paddingBlock: tokens.space.xs,
      selectors: {
        "[data-scripted] > &": { visibility: "hidden" },
        [`${root}:not(:has(${inUse})) > &`]: { visibility: "hidden" },
      },
    },
  },
});

export const count = style({ "@media": { [from.desktop]: { display: "none" } } });
export const apply = style({
  display: "none",
  "@media": { [from.desktop]: { display: "inline" } },
});
