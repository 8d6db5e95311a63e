import { style } from "@vanilla-extract/css";
import { from, tokens } from "styles/tokens.css";

const picture = style({ width: "100%", height: "100%", objectFit: "cover", background: tokens.paper.ground });

/** On a phone flatter, or a list of posts would be as long as a book. */
export const root = style([picture, { aspectRatio: "3 / 2", "@media": { [from.tablet]: { aspectRatio: "4 / 5" } } }]);
export const wide = style([picture, { aspectRatio: "3 / 2" }]);
