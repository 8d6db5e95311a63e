import { style } from "@vanilla-extract/css";
import { chevron, chevronUp } from "styles/chevron";
import { belowDesktop, from, tokens } from "styles/tokens.css";
import { visuallyHiddenRules } from "styles/visuallyHiddenRules";

import { popovers } from "./popovers.css";

/** Matches devices where a pointer hovers, so that only the keyboard needs the submenus' buttons. */
const hovering = `${from.desktop} and (hover: hover)`;
/** The delay before a submenu opens, which is the same in the script. */
const hoverDelay = "100ms";
/** Applies once `showSubmenus` can fill the submenus. */
const whereSubmenusOpen = "[data-submenus] &";

/** Below the desktop's width the menu is only in the drawer, in browsers that can open one. */
export const root = style({
  "@supports": { [popovers]: { "@media": { [belowDesktop]: { display: "none" } } } },
  "@media": { [from.desktop]: { gridArea: "menu", minWidth: 0 } },
});

export const entries = style({
  "@media": { [from.desktop]: { display: "flex", columnGap: "22px" }, [from.widescreen]: { columnGap: "28px" } },
});

export const entry = style({
  "@media": {
    [from.desktop]: { display: "flex", alignItems: "center", height: `calc(${tokens.height.header} - 1px)` },
  },
});

export const link = style({
  paddingBlock: "13px",
  fontSize: tokens.text.body,
  textDecoration: "none",
  whiteSpace: "nowrap",
  borderBlock: "2px solid transparent",
  selectors: {
    "&:hover": { color: tokens.accent.base },
    "&[aria-current]": { borderBottomColor: tokens.accent.base },
  },
});

/** A wider category around the current one. It has no visible mark, as at most one entry is shown as current. */
export const within = style({});

/** A link to the submenu in the whole menu when the browser has neither scripts nor popovers; a button otherwise. */
export const opener = style({
  "@supports": { [popovers]: { display: "none" } },
  selectors: {
    [whereSubmenusOpen]: {
      position: "relative",
      display: "grid",
      placeItems: "center",
      width: 28,
      height: 44,
      marginInlineEnd: -10,
    },
    "[data-submenus] &::after": chevron,
    '[data-submenus] &[aria-expanded="true"]::after': chevronUp,
  },
  "@media": {
    [hovering]: {
      selectors: {
        [whereSubmenusOpen]: { width: 24, marginInline: "0 -24px", opacity: 0, pointerEvents: "none" },
        "[data-submenus] &:focus-visible": { opacity: 1, outlineOffset: -6 },
      },
    },
  },
});

export const openerText = style({
  selectors: {
    [whereSubmenusOpen]: visuallyHiddenRules,
  },
});

const shown = { visibility: "visible", opacity: 1, transitionDelay: hoverDelay } as const;

/**
 * Once the script has taken over (enhanceSubmenus), `data-enhanced` is set on the header, and `data-open` on an open
 * entry.
 */
export const submenu = style({
  display: "none",
  "@media": {
    [from.desktop]: {
      position: "absolute",
      insetBlockStart: "100%",
      insetInline: 0,
      zIndex: 1,
      gridTemplateColumns: "minmax(13rem, auto) minmax(13rem, auto) 1fr 18rem",
      columnGap: tokens.space.xl,
      maxHeight: `calc(100dvh - ${tokens.height.header})`,
      overflowY: "auto",
      padding: `${tokens.space.l} ${tokens.width.gutter}`,
      background: tokens.paper.page,
      // The submenu is as wide as the window and dims the page below it, but not the header.
      boxShadow: `50vmax 0 ${tokens.paper.page}, -50vmax 0 ${tokens.paper.page}, 0 0 0 100vmax ${tokens.paper.veil}`,
      clipPath: "inset(0 -100vmax -100vmax)",
      visibility: "hidden",
      opacity: 0,
      transition: `opacity ${tokens.motion.quick}, visibility 0s`,
      selectors: {
        "[data-submenus] &:not(:empty)": { display: "grid" },
        "header:not([data-enhanced]) [data-entry]:hover > &": shown,
        "header:not([data-enhanced]) [data-entry]:focus-within > &": { ...shown, transitionDelay: "0s" },
        "[data-entry][data-open] > &": { ...shown, transitionDelay: "0s" },
      },
    },
  },
});
