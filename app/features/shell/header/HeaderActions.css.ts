import { style, styleVariants } from "@vanilla-extract/css";
import { from, tokens } from "styles/tokens.css";

import { actionsOverhangPx, actionWidth } from "./actionsWidth";
import { popovers } from "./popovers.css";

export const root = style({
  gridArea: "actions",
  display: "flex",
  alignItems: "center",
  marginInlineEnd: -actionsOverhangPx,
});

export const action = style({
  position: "relative",
  display: "grid",
  placeItems: "center",
  width: actionWidth,
  height: 44,
  padding: 0,
  border: 0,
  background: "none",
  textDecoration: "none",
  selectors: { "&:hover": { color: tokens.accent.base } },
});

/** A button that opens a popover, in browsers that have popovers. */
const opener = style([action, { display: "none", "@supports": { [popovers]: { display: "grid" } } }]);
export const searchOpener = style([
  opener,
  { "@supports": { [popovers]: { "@media": { [from.widescreen]: { display: "none" } } } } },
]);
export const quietMenuOpener = opener;
/** On wide screens the menu's row opens the submenus itself, once a script fills them. */
export const menuOpener = style([
  opener,
  {
    "@supports": {
      [popovers]: { "@media": { [from.desktop]: { selectors: { "[data-submenus] &": { display: "none" } } } } },
    },
  },
]);

export const account = style({});

export const icon = style({ fill: "none", stroke: "currentColor", strokeWidth: 1.4 });

export const heart = styleVariants({
  empty: [icon],
  full: [icon, { fill: tokens.accent.base, stroke: tokens.accent.base }],
});

export const signedIn = style({ fill: tokens.accent.base, stroke: "none" });

export const count = style({
  position: "absolute",
  insetBlockStart: 3,
  insetInlineEnd: 0,
  minWidth: 19,
  paddingInline: 5,
  borderRadius: 10,
  background: tokens.accent.base,
  color: tokens.paper.raised,
  fontSize: tokens.text.tiny,
  lineHeight: "19px",
  textAlign: "center",
});
