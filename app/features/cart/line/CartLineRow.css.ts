import { style, styleVariants } from "@vanilla-extract/css";
import { from, onlyDesktop, onPhone, tokens } from "styles/tokens.css";
import { visuallyHiddenRules } from "styles/visuallyHiddenRules";
import { spelled } from "~/features/productCard/WishlistHeart.css";
import { button } from "~/ui/Button.css";

/** On a phone, the price is below the variant and the controls are below the picture. */
export const root = style({
  display: "grid",
  gridTemplateColumns: "112px minmax(0, 1fr)",
  gridTemplateRows: "auto 1fr",
  gridTemplateAreas: '"picture facts" "picture total" "form form"',
  columnGap: tokens.space.m,
  rowGap: tokens.space.s,
  paddingBlock: tokens.space.m,
  borderBottom: tokens.line.hair,
  "@media": {
    [from.tablet]: {
      gridTemplateColumns: "180px minmax(0, 1fr) auto",
      gridTemplateRows: "1fr auto",
      gridTemplateAreas: '"picture facts total" "picture form form"',
      columnGap: "24px",
      paddingBlock: "24px",
    },
  },
});

export const picture = style({ gridArea: "picture" });
export const facts = style({ gridArea: "facts", display: "grid", gap: tokens.space.xs, alignContent: "start" });
export const name = style({
  marginBottom: tokens.space.xs,
  fontSize: tokens.text.body,
  fontWeight: tokens.weight.strong,
  lineHeight: 1.35,
  "@media": { [from.tablet]: { fontSize: tokens.text.lead, fontWeight: tokens.weight.text } },
});
export const link = style({
  textDecoration: "none",
  overflowWrap: "anywhere",
  selectors: { "&:hover": { textDecoration: "underline" } },
});
export const quiet = style({ color: tokens.ink.quiet, fontSize: tokens.text.small });
export const alert = style({ color: tokens.ink.alert });
export const form = style({ gridArea: "form", "@media": { [onPhone]: { marginTop: tokens.space.xs } } });

/** Its children are spaced by margins and not by a gap, because the parts of the quantity touch each other. */
export const controls = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  marginInlineStart: `calc(-1 * ${tokens.space.m})`,
  rowGap: tokens.space.xs,
  isolation: "isolate",
});

/** The quantity is − 1 + in a frame; each part is large enough for a finger. */
const partSize = 44;
const stepBase = style({
  width: partSize,
  minHeight: partSize,
  marginBlock: 1,
  padding: 0,
  border: 0,
  background: "none",
  fontSize: tokens.text.lead,
  lineHeight: 1,
  selectors: {
    '&:hover:not([aria-disabled="true"])': { color: tokens.accent.base },
    '&[aria-disabled="true"]': { color: tokens.ink.quiet, opacity: 0.5, cursor: "default" },
    "&:focus-visible": { outlineOffset: "-3px" },
  },
});

export const step = styleVariants({
  "take-piece": [stepBase, { marginInlineStart: `calc(${tokens.space.m} + 1px)` }],
  "add-piece": [stepBase, { marginInlineEnd: 1 }],
});

/** The frame also encloses the buttons on either side, which are forms of their own. */
export const quantity = style({
  position: "relative",
  width: partSize,
  "::before": {
    content: "",
    position: "absolute",
    insetBlock: -1,
    insetInline: -partSize - 1,
    border: `1px solid ${tokens.ink.quiet}`,
    background: tokens.paper.raised,
    zIndex: -1,
  },
});

export const pieces = style({
  width: "100%",
  minHeight: partSize,
  padding: 0,
  border: 0,
  background: "none",
  fontSize: tokens.text.field,
  textAlign: "center",
  selectors: {
    '&[aria-invalid="true"]': { boxShadow: `inset 0 0 0 2px ${tokens.ink.alert}` },
    "&:focus-visible": { outlineOffset: "-3px" },
  },
});

/**
 * The button belongs to the form of the quantity. Scripts make it invisible, and here the empty space is not noticed.
 */
export const update = style([button.text, { order: 1, marginInlineStart: tokens.space.m }]);

/** The other actions on the line, at the end of the row. */
export const actions = style({
  order: 2,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "flex-end",
  columnGap: tokens.space.m,
  marginInlineStart: "auto",
});

export const remove = style([
  button.text,
  { minHeight: partSize, color: tokens.ink.quiet, fontSize: tokens.text.small },
]);

const asHeart = { justifyContent: "center", width: partSize, marginInlineEnd: -11 } as const;

/** A heart, with the words beside it when there is room for them. */
export const later = style([
  spelled,
  {
    position: "relative",
    fontSize: tokens.text.small,
    selectors: { "&:not(:hover)": { color: tokens.ink.quiet } },
    "@media": { [onPhone]: asHeart, [onlyDesktop]: asHeart },
  },
]);
export const laterWords = style({ "@media": { [onPhone]: visuallyHiddenRules, [onlyDesktop]: visuallyHiddenRules } });

export const total = style({
  gridArea: "total",
  "@media": { [from.tablet]: { textAlign: "end", whiteSpace: "nowrap" } },
});
export const price = style({
  fontSize: tokens.text.lead,
  fontWeight: tokens.weight.strong,
  lineHeight: 1.35,
  whiteSpace: "nowrap",
});
