import { style } from "@vanilla-extract/css";
import { tokens } from "styles/tokens.css";

export const root = style({ width: "100%", color: tokens.ink.quiet, fontSize: tokens.text.small, textAlign: "end" });
export const caption = style({ paddingBottom: tokens.space.xs, textAlign: "start" });
export const heading = style({ fontWeight: tokens.weight.text });
export const rate = style([heading, { textAlign: "start" }]);
