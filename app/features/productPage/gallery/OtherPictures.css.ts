import { globalStyle, type StyleRule, style } from "@vanilla-extract/css";
import { from, onPhone, tokens } from "styles/tokens.css";

import { isBrief } from "../ProductPage.css";
import { besideThumbnails, thumbnailPx } from "./ProductGallery.css";

/** On a phone the strip shows them all. */
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

/** One that is left over takes the row; it is a detail, which is as good in landscape and half as high. */
const leftOver = `${picture}:last-child:nth-child(odd)`;
globalStyle(leftOver, { gridColumn: "1 / -1" });
globalStyle(`${leftOver} img`, { aspectRatio: "3 / 2" });

/**
 * Beside the texts of a wide page pictures that take a row are as high as it needs them: from landscape to their own
 * portrait, so that both columns end together (specification 9). Units of the container keep them within those bounds.
 */
const beside = (rule: StyleRule): StyleRule => ({
  "@media": { [besideThumbnails]: { "@supports": { "(width: 1cqi)": rule } } },
});
export const highAsNeeded = style(beside({ containerType: "inline-size", alignContent: "stretch" }));

/** One or two others: each takes a row. */
const stacked = style([root, highAsNeeded, beside({ gridTemplateColumns: "minmax(0, 1fr)", gridAutoRows: "1fr" })]);
/** Three: a pair, and one as high as is needed. */
const pairAndRow = style([root, highAsNeeded, beside({ gridTemplateRows: "max-content 1fr" })]);
/** Five: a pair and three beside one another. */
const pairAndThree = style([root, beside({ gridTemplateColumns: "repeat(6, minmax(0, 1fr))" })]);
globalStyle(`${pairAndThree} > ${picture}:nth-child(n)`, beside({ gridColumn: "span 2" }));
globalStyle(`${pairAndThree} > ${picture}:nth-child(-n + 2)`, beside({ gridColumn: "span 3" }));
globalStyle(`${pairAndThree} > ${picture}:nth-child(n) img`, beside({ aspectRatio: "4 / 5" }));

/** By number of pictures; any other number lies in pairs. */
export const arrangements: Partial<Record<number, string>> = { 1: stacked, 2: stacked, 3: pairAndRow, 5: pairAndThree };

const row = [`${stacked} > ${picture}`, `${pairAndRow} > ${picture}:last-child`];
const rows = `:is(${row.join(", ")})`;
globalStyle(rows, beside({ position: "relative", minHeight: "60cqi", maxHeight: "125cqi" }));
globalStyle(`${rows} > a`, beside({ position: "absolute", inset: 0 }));
globalStyle(`${rows} img`, beside({ height: "100%", aspectRatio: "auto" }));

/** Beside few words, and on the widest page, where pictures are largest, two others are a pair. */
const columns = { gridTemplateColumns: "repeat(auto-fit, minmax(40%, 1fr))" };
const half = { alignSelf: "start", minHeight: 0, aspectRatio: "4 / 5" };
const ofTwo = `${picture}:not(:only-child)`;
globalStyle(`${isBrief} ${stacked}`, beside(columns));
globalStyle(`${isBrief} ${stacked} > ${ofTwo}`, beside(half));
const widest = `${from.fullhd} and (pointer: fine)`;
globalStyle(`ul${stacked}`, { "@media": { [widest]: columns } });
globalStyle(`ul${stacked} > ${ofTwo}`, { "@media": { [widest]: half } });

/** A whole piece stays whole: the wall goes on beside the picture, whose edges melt into it. */
export const whole = style({});
globalStyle(`${rows}${whole}`, beside({ background: tokens.paper.studio }));
globalStyle(
  `${rows}${whole} img`,
  beside({
    width: "auto",
    maxWidth: "100%",
    marginInline: "auto",
    aspectRatio: "4 / 5",
    background: "none",
    maskImage: "linear-gradient(to right, transparent, black 4% 96%, transparent)",
  }),
);
