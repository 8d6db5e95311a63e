import { globalStyle, style } from "@vanilla-extract/css";
import { onPhone, tokens } from "styles/tokens.css";

import { field } from "~/ui/Choice.css";

/**
 * The parts of the form are rows of this grid. So are the wishlist heart beside its button and the stock below it,
 * which are outside the form.
 */
export const root = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: `${tokens.space.m} ${tokens.space.s}`,
  alignItems: "end",
});
globalStyle(`:is(${root} > form:first-child > *, ${root} > p)`, { gridColumn: "1 / -1" });

export const stock = style({ gridColumn: "1 / -1" });

export const formErrors = style({
  padding: tokens.space.m,
  borderInlineStart: `3px solid ${tokens.ink.alert}`,
  background: tokens.paper.alert,
  color: tokens.ink.alert,
});

export const buy = style({ display: "flex", gap: tokens.space.s, alignItems: "end" });
globalStyle(`${root} > form:first-child > ${buy}`, { gridColumn: "1" });
globalStyle(`${buy} > button`, { flex: "1 1 auto", minWidth: 0 });
/** The quantity field is not printed. */
export const quantity = style({
  position: "relative",
  flex: "none",
  width: "4.5rem",
  "@media": { print: { display: "none" } },
});
export const pieces = style([field, { paddingInlineEnd: "1.9rem", textAlign: "end" }]);
export const unit = style({
  position: "absolute",
  insetBlockStart: 0,
  insetInlineEnd: "0.8rem",
  lineHeight: tokens.height.control,
  color: tokens.ink.quiet,
  fontSize: tokens.text.small,
  pointerEvents: "none",
});
export const message = style({ display: "grid", gap: tokens.space.xs });
export const messageInput = style([field, { textAlign: "start" }]);
export const hint = style({ color: tokens.ink.quiet, fontSize: tokens.text.small });
export const error = style({ color: tokens.ink.alert });
export const options = style({ position: "relative" });
/** A question about the choice, in small quiet text below it. */
export const question = style({
  marginTop: tokens.space.s,
  color: tokens.ink.quiet,
  fontSize: tokens.text.small,
});
/**
 * Links for visitors without scripts, beside the title of the colours. They are positioned absolutely, so that nothing
 * shifts when scripts remove them.
 */
export const noScriptOnly = style({
  position: "absolute",
  insetBlockStart: -31,
  insetInlineEnd: 0,
  maxWidth: "calc(100% - 4rem)",
  paddingBlock: tokens.space.xs,
  overflowX: "auto",
  whiteSpace: "nowrap",
  fontSize: tokens.text.small,
});

const fromStores = { color: tokens.ink.quiet, borderStyle: "dashed" };
const nowhere = { color: tokens.ink.quiet, textDecoration: "line-through" };

/** Colour numbers for which the styles mark sizes without scripts; products have up to four colours. */
const markedColours = [0, 1, 2, 3, 4, 5];

/**
 * Marks a size that only stores have or that is sold out. With scripts it goes by the chosen colour (`data-offered`),
 * without them by the colour's number.
 */
export const size = style({
  // With this width, seven sizes fit into one row.
  "@media": { [onPhone]: { minWidth: 44, paddingInline: tokens.space.s } },
  selectors: {
    '&[data-offered="stores"]': fromStores,
    '&[data-offered="no"]': nowhere,
    ...Object.fromEntries(
      markedColours.flatMap((number) => [
        [`form:has([data-colour="${number}"]:checked) &[data-stores~="${number}"]`, fromStores],
        [`form:has([data-colour="${number}"]:checked) &[data-none~="${number}"]`, nowhere],
      ]),
    ),
  },
});
