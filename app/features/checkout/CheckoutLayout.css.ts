import { style, styleVariants } from "@vanilla-extract/css";
import { from, tokens } from "styles/tokens.css";

export const root = style({ paddingTop: tokens.space.m });
export const title = style({ fontSize: tokens.text.step, lineHeight: 1.25, marginBlock: tokens.space.l });

/** The columns of the cart, so that the summary stays in its place from step to step. */
export const columns = style({
  display: "grid",
  gap: tokens.space.l,
  "@media": {
    [from.desktop]: { gridTemplateColumns: "minmax(0, 1fr) 22rem", columnGap: tokens.space.l },
    [from.widescreen]: { gridTemplateColumns: "minmax(0, 1fr) 27rem", columnGap: tokens.space.xl },
  },
});

/** The summary stands first in the page, so that a phone shows it there; on wide screens it is the second column. */
export const aside = styleVariants({
  form: { minWidth: 0, "@media": { [from.desktop]: { gridColumn: 2, gridRow: 1 } } },
  wide: { minWidth: 0 },
});

const mainBase = style({ display: "grid", gap: tokens.space.l, alignContent: "start", minWidth: 0 });

export const main = styleVariants({
  form: [mainBase, { "@media": { [from.desktop]: { gridColumn: 1, gridRow: 1 } } }],
  wide: [mainBase],
});
