import { globalStyle, style } from "@vanilla-extract/css";
import { from, tokens } from "styles/tokens.css";

/** Below the desktop's width the menu lies in the drawer, its submenus folding; from there on it is a row of words. */
const inDrawer = "screen and (max-width: 1023.98px)";
/** Where a pointer hovers, only the keyboard needs the submenus' buttons. */
const hovering = `${from.desktop} and (hover: hover)`;
/** As the script waits before it opens a submenu. */
const hoverDelay = "100ms";

export const root = style({ "@media": { [from.desktop]: { gridArea: "menu", minWidth: 0 } } });

export const entries = style({
  display: "grid",
  "@media": { [from.desktop]: { display: "flex", columnGap: "22px" }, [from.widescreen]: { columnGap: "28px" } },
});

export const entry = style({
  display: "grid",
  gridTemplateColumns: "1fr auto",
  alignItems: "center",
  borderBottom: tokens.line.hair,
  "@media": {
    [from.desktop]: {
      display: "flex",
      height: `calc(${tokens.height.header} - 1px)`,
      borderBottom: 0,
    },
  },
});

export const link = style({
  paddingBlock: "13px",
  fontSize: tokens.text.lead,
  textDecoration: "none",
  whiteSpace: "nowrap",
  selectors: {
    "&:hover": { color: tokens.accent.base },
    "&[aria-current]": { color: tokens.accent.base },
  },
  "@media": {
    [from.desktop]: {
      fontSize: tokens.text.body,
      borderBlock: "2px solid transparent",
      selectors: { "&[aria-current]": { color: "inherit", borderBottomColor: tokens.accent.base } },
    },
  },
});

/** A wider category around the current one: marked for no eye, as one entry at most is shown as current. */
export const within = style({});

export const opener = style({
  position: "relative",
  display: "grid",
  placeItems: "center",
  width: 48,
  height: 48,
  marginInlineEnd: -14,
  padding: 0,
  border: 0,
  background: "none",
  "::after": {
    content: "",
    width: 8,
    height: 8,
    borderInlineEnd: "1.4px solid currentColor",
    borderBlockEnd: "1.4px solid currentColor",
    transform: "translateY(-2px) rotate(45deg)",
    transition: `transform ${tokens.motion.quick}`,
  },
  selectors: { '&[aria-expanded="true"]::after': { transform: "translateY(2px) rotate(225deg)" } },
  "@media": {
    [from.desktop]: { width: 28, height: 44, marginInlineEnd: -10 },
    [hovering]: {
      width: 24,
      marginInline: "0 -24px",
      opacity: 0,
      pointerEvents: "none",
      selectors: { "&:focus-visible": { opacity: 1, outlineOffset: -6 } },
    },
  },
});

const shown = { visibility: "visible", opacity: 1, transitionDelay: hoverDelay } as const;

/**
 * `data-enhanced` stands on the header and `data-open` on the entry once the script has taken over (enhanceSubmenus).
 */
export const submenu = style({
  // Browsers that know no grid know no folding, either: there the menu is its first level.
  display: "none",
  "@supports": {
    "(display: grid)": { display: "block", "@media": { [from.desktop]: { display: "grid" } } },
  },
  gridColumn: "1 / -1",
  paddingBlockEnd: tokens.space.m,
  "@media": {
    [inDrawer]: { selectors: { "[data-enhanced] [data-entry]:not([data-open]) > &": { display: "none" } } },
    [from.desktop]: {
      position: "absolute",
      insetBlockStart: "100%",
      insetInlineStart: 0,
      zIndex: 1,
      gridTemplateColumns: "minmax(13rem, auto) minmax(13rem, auto) 15rem",
      columnGap: tokens.space.xl,
      maxHeight: `calc(100dvh - ${tokens.height.header})`,
      overflowY: "auto",
      padding: `${tokens.space.l} ${tokens.width.gutter}`,
      background: tokens.paper.raised,
      border: tokens.line.hair,
      visibility: "hidden",
      opacity: 0,
      transition: `opacity ${tokens.motion.quick}, visibility 0s`,
      selectors: {
        "header:not([data-enhanced]) [data-entry]:hover > &": shown,
        "header:not([data-enhanced]) [data-entry]:focus-within > &": { ...shown, transitionDelay: "0s" },
        "[data-entry][data-open] > &": { ...shown, transitionDelay: "0s" },
      },
    },
  },
});

export const links = style({ "@media": { [from.desktop]: { alignSelf: "start" } } });

export const sublink = style({
  display: "block",
  paddingBlock: tokens.space.s,
  paddingInlineStart: tokens.space.m,
  color: tokens.ink.quiet,
  textDecoration: "none",
  selectors: {
    "&:hover": { color: tokens.accent.base },
    '&[aria-current="page"]': { color: tokens.accent.base },
  },
  "@media": { [from.desktop]: { paddingInlineStart: 0, color: tokens.ink.body } },
});

/** The link to everything there, with the picture on wide screens. */
export const all = style([
  sublink,
  {
    color: tokens.ink.body,
    "@media": { [from.desktop]: { gridColumn: "3", gridRow: "1", paddingBlock: 0, alignSelf: "start" } },
  },
]);
export const allText = style({ textDecoration: "underline", textUnderlineOffset: "0.3em" });

/** The place of the picture, which is loaded when the submenu opens first; without scripts it would be loaded at once. */
export const frame = style({
  display: "none",
  "@media": {
    [from.desktop]: {
      display: "block",
      aspectRatio: "4 / 5",
      overflow: "hidden",
      marginBlockEnd: tokens.space.s,
      background: tokens.paper.ground,
    },
    "(scripting: none)": { display: "none" },
  },
});
globalStyle(`${frame} > picture`, { display: "contents" });

export const picture = style({
  display: "none",
  width: "100%",
  height: "100%",
  objectFit: "cover",
  selectors: {
    "header:not([data-enhanced]) [data-entry]:is(:hover, :focus-within) &": { display: "block" },
    "[data-entry][data-open] &": { display: "block" },
  },
});
