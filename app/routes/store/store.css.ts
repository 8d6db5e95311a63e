import { globalStyle, style } from "@vanilla-extract/css";
import { tokens } from "styles/tokens.css";

/** A list of the store's links, one on each line. */
export const links = style({ borderTop: tokens.line.strong });
globalStyle(`${links} > li`, { borderBottom: tokens.line.hair });
globalStyle(`${links} a`, { display: "block", paddingBlock: "12px" });
