import { style } from "@vanilla-extract/css";
import { from, tokens } from "styles/tokens.css";

/** Below the desktop's width the menu lies in the drawer, its submenus folding; from there on it is a row of words. */
const inDrawer = "screen and (max-width: 1023.98px)";
/** Where a pointer hovers, only the keyboard needs the submenus' buttons. */
const hovering = `${from.desktop} and (hover: hover)`;

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
      position: "relative",
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
      position: "absolute",
      insetInlineStart: "100%",
      width: 24,
      margin: 0,
      opacity: 0,
      pointerEvents: "none",
      selectors: { "&:focus-visible": { opacity: 1, outlineOffset: -6 } },
    },
  },
});

/**
 * `data-enhanced` stands on the header and `data-open` on the entry once the script has taken over (enhanceSubmenus).
 */
export const submenu = style({
  // Browsers that know no grid know no folding, either: there the menu is its first level.
  display: "none",
  "@supports": { "(display: grid)": { display: "block" } },
  gridColumn: "1 / -1",
  paddingBlockEnd: tokens.space.m,
  "@media": {
    [inDrawer]: { selectors: { "[data-enhanced] [data-entry]:not([data-open]) > &": { display: "none" } } },
    [from.desktop]: {
      position: "absolute",
      insetBlockStart: "100%",
      insetInlineStart: -24,
      zIndex: 1,
      minWidth: "17rem",
      padding: "14px 24px 22px",
      background: tokens.paper.raised,
      border: tokens.line.hair,
      visibility: "hidden",
      opacity: 0,
      transition: `opacity ${tokens.motion.quick}`,
      selectors: {
        "header:not([data-enhanced]) [data-entry]:hover > &": { visibility: "visible", opacity: 1 },
        "header:not([data-enhanced]) [data-entry]:focus-within > &": { visibility: "visible", opacity: 1 },
        "[data-entry][data-open] > &": { visibility: "visible", opacity: 1 },
      },
    },
  },
});

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
  "@media": { [from.desktop]: { paddingInlineStart: 0, color: tokens.ink.body, whiteSpace: "nowrap" } },
});
