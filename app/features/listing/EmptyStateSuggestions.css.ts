import { globalStyle, style } from "@vanilla-extract/css";
import { displayFace } from "styles/displayFace";
import { from, tokens } from "styles/tokens.css";

export const root = style({ paddingTop: tokens.space.xl });
export const title = style({ ...displayFace, marginBottom: tokens.space.m, fontSize: tokens.text.title });
export const categories = style({});
/** Cards leave room below themselves, so the padding is reduced to make the gap as large as between other parts. */
globalStyle(`section + ${categories}`, {
  paddingTop: `calc(${tokens.space.xl} - ${tokens.space.l})`,
  "@media": { [from.desktop]: { paddingTop: 0 } },
});
