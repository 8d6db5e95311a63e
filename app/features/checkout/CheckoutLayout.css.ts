import { style, styleVariants } from "@vanilla-extract/css";
import { summaryColumns } from "styles/summaryColumns";
import { from, tokens } from "styles/tokens.css";

export const root = style({ paddingTop: tokens.space.m });
export const title = style({ fontSize: tokens.text.step, lineHeight: 1.25, marginBlock: tokens.space.l });

export const columns = style(summaryColumns);

/**
 * The summary comes first in the page, so that a phone shows it at the top; on wide screens it is the second column.
 */
export const aside = styleVariants({
  form: { minWidth: 0, "@media": { [from.desktop]: { gridColumn: 2, gridRow: 1 } } },
  wide: { minWidth: 0 },
});

const mainBase = style({ display: "grid", gap: tokens.space.l, alignContent: "start", minWidth: 0 });

export const main = styleVariants({
  form: [mainBase, { "@media": { [from.desktop]: { gridColumn: 1, gridRow: 1 } } }],
  wide: [mainBase],
});
