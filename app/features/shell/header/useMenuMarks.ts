import { useLocation, useMatches } from "@remix-run/react";

import type { PanelEntry } from "../menuPanels";
import { type MenuMark, menuMarks, trailOf } from "./menuTrail";

/** Returns how the entries of the menu's first level are marked on this page. */
export function useMenuMarks(menu: readonly PanelEntry[]): MenuMark[] {
  const { pathname } = useLocation();
  const trail = trailOf(pathname, useMatches().at(-1)?.data);
  const links = menu.map(({ link }) => link);
  return menuMarks(links, pathname, trail);
}
