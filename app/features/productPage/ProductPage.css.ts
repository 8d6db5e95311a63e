import { style } from "@vanilla-extract/css";
import { displayFace } from "styles/displayFace";
import { from, onPhone, tokens } from "styles/tokens.css";

const byMouse = "(pointer: fine)";
const onScreenOnly = { "@media": { print: { display: "none" } } };

/** The texts are beside the pictures for a mouse and below them on touch screens (specification 2). */
export const root = style({
  display: "grid",
  gap: tokens.space.l,
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateAreas: '"pictures" "facts" "stores" "texts" "folds" "attributes" "guarantee"',
  "@media": {
    [onPhone]: { rowGap: tokens.space.m },
    [from.tablet]: {
      columnGap: tokens.space.xl,
      gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
      gridTemplateAreas:
        '"pictures facts" "stores stores" "texts texts" "folds folds" "attributes attributes" "guarantee guarantee"',
    },
    [from.desktop]: { gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)" },
    // The attributes follow a few pictures at once, beside the folds.
    [`${from.tablet} and ${byMouse}`]: {
      gridTemplateRows: "1fr auto auto auto auto",
      gridTemplateAreas:
        '"pictures facts" "pictures stores" "pictures texts" "attributes folds" "attributes guarantee"',
    },
    // A picture beside the choices, and the texts below, fit two sheets.
    print: {
      gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
      gridTemplateRows: "auto auto auto auto auto",
      gridTemplateAreas: '"pictures facts" "texts texts" "folds folds" "attributes attributes" "guarantee guarantee"',
    },
  },
});

/** Beside the pictures, where it fits the window whole: whatever has the focus in it is seen (WCAG 2.4.11). */
const sticking = `${from.desktop} and ${byMouse} and (min-height: 52rem)`;

/** Browsers differ on how far a sticking grid item goes, so it sticks in this box. */
export const facts = style({ gridArea: "facts", minWidth: 0 });

/** What is bought stays in sight while the pictures beside it pass. */
export const info = style({
  display: "grid",
  alignContent: "start",
  gap: tokens.space.l,
  minWidth: 0,
  "@media": {
    [sticking]: { position: "sticky", insetBlockStart: `calc(${tokens.height.header} + ${tokens.space.m})` },
  },
});
export const stores = style({ gridArea: "stores", minWidth: 0, ...onScreenOnly });

export const attributes = style({ gridArea: "attributes", minWidth: 0 });
export const guarantee = style({ gridArea: "guarantee", minWidth: 0 });
export const head = style({ display: "grid", gap: tokens.space.s, justifyItems: "start" });

export const title = style({
  fontSize: tokens.text.title,
  overflowWrap: "anywhere",
  "@media": { [from.desktop]: { fontSize: tokens.text.step } },
});

export const subtitle = style({ fontSize: tokens.text.lead, color: tokens.ink.quiet });
export const price = style({ fontSize: tokens.text.title, marginTop: tokens.space.s });
export const quiet = style({ color: tokens.ink.quiet, fontSize: tokens.text.small });
export const extras = style({ display: "grid", gap: tokens.space.s, ...onScreenOnly });
export const back = style({ marginTop: tokens.space.l, ...onScreenOnly });
export const related = style({ marginTop: tokens.space.xxl, ...onScreenOnly });
export const relatedTitle = style({ ...displayFace, fontSize: tokens.text.title, marginBottom: tokens.space.l });
