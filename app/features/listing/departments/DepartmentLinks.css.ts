import { style } from "@vanilla-extract/css";
import { tabs } from "styles/tabs.css";

/** The filter below has the second line. */
export const root = style([tabs, { borderBottom: 0 }]);
