import { style } from "@vanilla-extract/css";
import { displayFace } from "styles/displayFace";
import { from, onlyDesktop, onlyTablet, onPhone, tokens } from "styles/tokens.css";

const byMouse = "(pointer: fine)";
const onScreenOnly = { "@media": { print: { display: "none" } } };

/**
 * When the pictures are as high as the choices and the texts, the attributes stand below the pictures, beside the
 * folds.
 */
const asHighAsTexts = {
  gridTemplateRows: "1fr auto auto auto",
  gridTemplateAreas: '"pictures facts" "pictures texts" "attributes accordion" "attributes guarantee"',
};

/** When the pictures are higher than the choices and the texts, the extra height is shared out among the gaps. */
const higherThanTexts = {
  gridTemplateRows: "repeat(5, auto)",
  gridTemplateAreas:
    '"pictures facts" "pictures texts" "pictures attributes" "pictures accordion" "guarantee accordion"',
};

/** When the pictures are much higher than that, all texts stand beside them. */
const higherThanAll = {
  gridTemplateRows: "repeat(5, auto)",
  gridTemplateAreas:
    '"pictures facts" "pictures texts" "pictures attributes" "pictures accordion" "pictures guarantee"',
};

/** When the pictures end before the texts, the attributes begin beside the texts. */
const lowerThanTexts = {
  gridTemplateRows: "repeat(4, auto)",
  gridTemplateAreas: '"pictures facts" "pictures texts" "attributes texts" "guarantee accordion"',
};

/** When the pictures are only as high as the choices, the attributes stand beside the texts. */
const asHighAsFacts = {
  gridTemplateRows: "repeat(3, auto)",
  gridTemplateAreas: '"pictures facts" "attributes texts" "guarantee accordion"',
};

/** The texts stand beside the pictures for a mouse and below them on touch screens (specification 2). */
export const root = style({
  display: "grid",
  rowGap: tokens.space.m,
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateAreas: '"pictures" "facts" "texts" "attributes" "accordion" "guarantee"',
  "@media": {
    // The choices come first in the markup. When the page arrives in parts, this row keeps them out of the place of the
    // picture, which is 4 : 5.
    [onPhone]: { gridTemplateRows: "minmax(125vw, auto)" },
    [from.tablet]: {
      columnGap: tokens.space.xl,
      gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
      gridTemplateAreas:
        '"pictures facts" "texts texts" "attributes attributes" "accordion accordion" "guarantee guarantee"',
    },
    [from.desktop]: { gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)" },
    [from.fullhd]: { gridTemplateColumns: "minmax(0, 6fr) minmax(0, 5fr)" },
    [`${from.tablet} and ${byMouse}`]: asHighAsTexts,
    [`${from.widescreen} and ${byMouse}`]: higherThanTexts,
    // Printed with a picture beside the choices and the texts below, the page fits two sheets.
    print: {
      columnGap: tokens.space.xl,
      gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
      gridTemplateRows: "auto auto auto auto auto",
      gridTemplateAreas:
        '"pictures facts" "texts texts" "attributes attributes" "accordion accordion" "guarantee guarantee"',
    },
  },
});

/** For two pictures of the same size. */
export const withTwoPictures = style([root, { "@media": { [`${onlyTablet} and ${byMouse}`]: lowerThanTexts } }]);

/** For two pictures beside short texts. */
export const withTwoBesideFewWords = style([
  withTwoPictures,
  { "@media": { [`${from.widescreen} and ${byMouse}`]: higherThanAll } },
]);

export const withManyPictures = style([
  root,
  {
    "@media": {
      [`${onlyDesktop} and ${byMouse}`]: higherThanTexts,
      [`${from.widescreen} and ${byMouse}`]: higherThanAll,
    },
  },
]);

/** For four or five pictures beside short texts. */
export const besideFewWords = style([root, { "@media": { [`${from.widescreen} and ${byMouse}`]: higherThanAll } }]);

/** For three pictures: one large, and a pair that is half as high. */
export const withThreePictures = style([
  root,
  {
    "@media": {
      [`${onlyTablet} and ${byMouse}`]: asHighAsFacts,
      [`${onlyDesktop} and ${byMouse}`]: lowerThanTexts,
      [`${from.widescreen} and ${byMouse}`]: asHighAsTexts,
    },
  },
]);

/** For one picture, or for three beside a form that is as long as those of sold-out products. */
export const withFewPictures = style([
  root,
  {
    "@media": {
      [`${onlyTablet} and ${byMouse}`]: asHighAsFacts,
      [`${from.desktop} and ${byMouse}`]: lowerThanTexts,
      [`${from.widescreen} and ${byMouse}`]: lowerThanTexts,
    },
  },
]);

/** For four or more pictures beside a form as long as those of sold-out products. */
export const withManyBesideLongForm = style([
  root,
  {
    "@media": {
      [`${onlyTablet} and ${byMouse}`]: asHighAsFacts,
      [`${onlyDesktop} and ${byMouse}`]: lowerThanTexts,
    },
  },
]);

/**
 * The choices are sticky only if they fit the window completely, so that an element with the focus in them is visible
 * (WCAG 2.4.11).
 */
const sticking = `${from.desktop} and ${byMouse} and (min-height: 52rem)`;

/** A box for the sticky element, as browsers differ on how far a sticky grid item goes. */
export const facts = style({ gridArea: "facts", minWidth: 0 });

/** The choices stay visible while the pictures beside them scroll. */
export const info = style({
  display: "grid",
  alignContent: "start",
  gap: tokens.space.l,
  minWidth: 0,
  paddingBottom: tokens.space.m,
  "@media": {
    [sticking]: { position: "sticky", insetBlockStart: `calc(${tokens.height.header} + ${tokens.space.m})` },
  },
});
export const attributes = style({
  gridArea: "attributes",
  minWidth: 0,
  paddingTop: tokens.space.m,
  borderTop: tokens.line.hair,
});
export const guarantee = style({ gridArea: "guarantee", minWidth: 0 });
export const head = style({ display: "grid", gap: tokens.space.s, justifyItems: "start" });

export const title = style({
  fontSize: tokens.text.title,
  overflowWrap: "anywhere",
  "@media": { [from.desktop]: { fontSize: tokens.text.step } },
});

export const subtitle = style({ fontSize: tokens.text.field, color: tokens.ink.quiet });
export const price = style({ fontSize: tokens.text.price, marginTop: tokens.space.s });
export const quiet = style({ color: tokens.ink.quiet, fontSize: tokens.text.small });
export const dearer = style([quiet, { display: "block" }]);
export const extras = style({ display: "grid", gap: tokens.space.m, ...onScreenOnly });
export const back = style({ marginTop: tokens.space.l, ...onScreenOnly });
export const related = style({ marginTop: tokens.space.xxl, ...onScreenOnly });
export const relatedTitle = style({ ...displayFace, fontSize: tokens.text.title, marginBottom: tokens.space.l });
