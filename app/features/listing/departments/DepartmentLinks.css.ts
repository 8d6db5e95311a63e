import { style } from "@vanilla-extract/css";
import { tabs } from "styles/tabs.css";

/** The filter below draws the second line, so the tabs have none. */
export const root = style([tabs, { borderBottom: 0 }]);
