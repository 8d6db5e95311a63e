import { style } from "@vanilla-extract/css";
import { tokens } from "styles/tokens.css";

const picture = style({ width: "100%", height: "100%", objectFit: "cover", background: tokens.paper.ground });

export const root = style([picture, { aspectRatio: "4 / 5" }]);
/** Shows the upper part of a portrait, where fingertips, caps and collars are. */
export const wide = style([picture, { aspectRatio: "3 / 2", objectPosition: "50% 20%" }]);
