import { globalStyle, style } from "@vanilla-extract/css";
import { tokens } from "styles/tokens.css";

/** What there is to do with a store, a line each. */
export const links = style({ borderTop: tokens.line.strong });
globalStyle(`${links} > li`, { borderBottom: tokens.line.hair });
globalStyle(`${links} a`, { display: "block", paddingBlock: "12px" });
