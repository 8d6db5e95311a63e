import { globalStyle, style } from "@vanilla-extract/css";
import { onPhone, tokens } from "styles/tokens.css";

import { besideThumbnails, thumbnailPx } from "./ProductGallery.css";

/**
 * The other pictures in pairs under the first one, in the shape of all pictures. On a phone the strip shows them all.
 */
export const root = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: tokens.space.s,
  alignContent: "start",
  "@media": {
    [onPhone]: { display: "none" },
    [besideThumbnails]: { marginInlineStart: `calc(${thumbnailPx}px + ${tokens.space.s})` },
    print: { display: "none" },
  },
});

export const picture = style({ minWidth: 0 });

/**
 * Selects a last picture without a partner, which is as wide as the first one. If it is a close-up, which may be
 * cropped, it is shown in landscape.
 */
const leftOver = `${picture}:last-child:nth-child(odd)`;
export const closeUp = style({});
globalStyle(leftOver, { gridColumn: "1 / -1" });
globalStyle(`${leftOver}${closeUp} img`, { aspectRatio: "3 / 2" });
