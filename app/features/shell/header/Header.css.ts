import { createVar, style } from "@vanilla-extract/css";
import { from, lowWindow, tokens } from "styles/tokens.css";

import { actionsRoom } from "./actionsWidth";
import { popovers } from "./popovers.css";

export const root = style({
  position: "sticky",
  insetBlockStart: 0,
  zIndex: 3,
  background: tokens.paper.page,
  borderBottom: tokens.line.hair,
  transition: `background ${tokens.motion.quick}, box-shadow ${tokens.motion.quick}`,
  "@media": { [lowWindow]: { position: "relative" } },
});

/** The header's look once the page has been scrolled under it. */
export const hover = style({ background: tokens.paper.raised, boxShadow: tokens.shadow.raised });

/** Width kept free for the actions, so that nothing moves while they arrive one after the other. */
const forActions = createVar();
const actionsTrack = `minmax(${forActions}, auto)`;

/** A bar with the brand and the actions, used on phones, and in the checkout on every screen. */
const phoneBar = style({
  position: "relative",
  display: "grid",
  alignItems: "center",
  columnGap: tokens.space.m,
  gridTemplateColumns: `1fr ${actionsTrack}`,
  gridTemplateRows: `calc(${tokens.height.header} - 1px)`,
  gridTemplateAreas: '"brand actions"',
  vars: { [forActions]: actionsRoom(3) },
});

/** Keeps room for four actions, as the button of the menu is the fourth. */
export const quietBar = style([phoneBar, { "@supports": { [popovers]: { vars: { [forActions]: actionsRoom(4) } } } }]);

/**
 * Keeps room for five actions. When submenus open, wide screens have no menu button; the widest screens have no search
 * button either.
 */
export const bar = style([
  phoneBar,
  {
    "@supports": {
      [popovers]: {
        vars: { [forActions]: actionsRoom(5) },
        "@media": {
          [from.desktop]: { selectors: { "[data-submenus] &": { vars: { [forActions]: actionsRoom(4) } } } },
          [from.widescreen]: {
            vars: { [forActions]: actionsRoom(4) },
            selectors: { "[data-submenus] &": { vars: { [forActions]: actionsRoom(3) } } },
          },
        },
      },
    },
    "@media": {
      [from.desktop]: {
        columnGap: "24px",
        gridTemplateColumns: `auto 1fr minmax(10.5rem, auto) ${actionsTrack}`,
        gridTemplateAreas: '"brand menu language actions"',
      },
      [from.widescreen]: {
        columnGap: tokens.space.l,
        gridTemplateColumns: `auto 1fr minmax(10.5rem, auto) 13rem ${actionsTrack}`,
        gridTemplateAreas: '"brand menu language search actions"',
      },
    },
  },
]);

export const brand = style({
  gridArea: "brand",
  // The limit by the viewport's width leaves room for the actions on a phone whose text is set to twice its size.
  fontSize: `min(${tokens.text.title}, 7.5vw)`,
  fontWeight: tokens.weight.strong,
  letterSpacing: "0.32em",
  textDecoration: "none",
  justifySelf: "start",
  lineHeight: 1,
  paddingBlock: tokens.space.s,
});

/** Holds the whole menu and the language switch. */
export const drawer = style({
  "@supports": {
    [popovers]: {
      position: "fixed",
      insetBlock: 0,
      insetInline: "auto 0",
      width: "min(100%, 25rem)",
      height: "auto",
      maxHeight: "none",
    },
  },
  margin: 0,
  padding: `0 ${tokens.space.l} ${tokens.space.l}`,
  border: 0,
  borderInlineStart: tokens.line.hair,
  overflowY: "auto",
  overscrollBehavior: "contain",
  color: tokens.ink.body,
  background: tokens.paper.page,
  "::backdrop": { background: tokens.paper.veil },
});

/** The language switch in the bar; on narrower screens it is in the drawer. */
export const language = style({
  display: "none",
  "@media": { [from.desktop]: { display: "block", gridArea: "language" } },
});

export const close = style({
  position: "relative",
  display: "none",
  "@supports": { [popovers]: { display: "block" } },
  width: 44,
  height: tokens.height.header,
  marginInlineStart: "auto",
  marginInlineEnd: -12,
  border: 0,
  background: "none",
  "::before": {
    content: "",
    position: "absolute",
    inset: "calc(50% - 1px) 11px auto",
    borderTop: "1.4px solid currentColor",
    transform: "rotate(45deg)",
  },
  "::after": {
    content: "",
    position: "absolute",
    inset: "calc(50% - 1px) 11px auto",
    borderTop: "1.4px solid currentColor",
    transform: "rotate(-45deg)",
  },
});

/** The menu in the checkout, which has only its first level, below the search field. */
export const plainMenu = style({ display: "grid", marginBlockStart: tokens.space.m, fontSize: tokens.text.lead });
export const plainLink = style({
  display: "block",
  paddingBlock: tokens.space.s,
  borderBottom: tokens.line.hair,
  textDecoration: "none",
});

/** A strip over the header that its button opens; on widescreen it is a part of the bar. */
export const search = style({
  "@supports": {
    [popovers]: {
      position: "fixed",
      inset: "0 0 auto",
      width: "100%",
      height: "auto",
      "@media": { [from.widescreen]: { position: "static" } },
    },
  },
  margin: 0,
  padding: `${tokens.space.m} ${tokens.width.gutter}`,
  border: 0,
  borderBottom: tokens.line.hair,
  overflow: "visible",
  color: tokens.ink.body,
  background: tokens.paper.raised,
  "::backdrop": { background: tokens.paper.veil },
  "@media": {
    [from.widescreen]: {
      gridArea: "search",
      display: "block",
      padding: 0,
      border: 0,
      background: "none",
    },
  },
});
