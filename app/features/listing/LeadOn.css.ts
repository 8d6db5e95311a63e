import { globalStyle, style } from "@vanilla-extract/css";
import { displayFace } from "styles/displayFace";
import { from, tokens } from "styles/tokens.css";

export const root = style({ paddingTop: tokens.space.xl });
export const title = style({ ...displayFace, marginBottom: tokens.space.m, fontSize: tokens.text.title });
export const categories = style({});
/** With the room that cards leave below themselves, as much as between other parts. */
globalStyle(`section + ${categories}`, {
  paddingTop: `calc(${tokens.space.xl} - ${tokens.space.l})`,
  "@media": { [from.desktop]: { paddingTop: 0 } },
});
