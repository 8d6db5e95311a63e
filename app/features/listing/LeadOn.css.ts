import { globalStyle, style } from "@vanilla-extract/css";
import { onlyTablet, onPhone, tokens } from "styles/tokens.css";

export const root = style({ paddingTop: tokens.space.xl });
export const title = style({ marginBottom: tokens.space.m, fontSize: tokens.text.title });
export const categories = style({ paddingTop: tokens.space.xl });

/** Five cards fill a row of wide screens; two rows of two a phone, one of three a tablet. */
globalStyle(`${root} section > ul > :nth-child(5)`, {
  "@media": { [onPhone]: { display: "none" }, [onlyTablet]: { display: "none" } },
});
globalStyle(`${root} section > ul > :nth-child(4)`, { "@media": { [onlyTablet]: { display: "none" } } });
