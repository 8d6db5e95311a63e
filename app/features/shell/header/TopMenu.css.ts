import { style } from "@vanilla-extract/css";
import { chevron, chevronUp } from "styles/chevron";
import { belowDesktop, from, tokens } from "styles/tokens.css";
import { unseen } from "styles/unseen";

import { popovers } from "./popovers.css";

/** Where a pointer hovers, only the keyboard needs the submenus' buttons. */
const hovering = `${from.desktop} and (hover: hover)`;
/** The script waits as long before it opens a submenu. */
const hoverDelay = "100ms";
/** Once `showSubmenus` can fill them. */
const whereSubmenusOpen = "[data-submenus] &";

/** Below the desktop's width the menu lies in the drawer alone, where the browser can open one. */
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

/** A wider category around the current one: marked for no eye, as one entry at most is shown as current. */
export const within = style({});

/** A link to the submenu in the whole menu, where a browser has neither scripts nor popovers; else a button. */
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
    [whereSubmenusOpen]: unseen,
  },
});

const shown = { visibility: "visible", opacity: 1, transitionDelay: hoverDelay } as const;

/**
 * `data-enhanced` stands on the header and `data-open` on the entry once the script has taken over (enhanceSubmenus).
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
      // It is as wide as the window and dims the page below it, but not the header.
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
