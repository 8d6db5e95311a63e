import { style } from "@vanilla-extract/css";
import { from, tokens } from "styles/tokens.css";
import * as rows from "~/features/customers/AccountRows.css";

export const empty = style({ display: "grid", gap: tokens.space.l, justifyItems: "start", fontSize: tokens.text.lead });

export const row = style([
  rows.row,
  { "@media": { [from.tablet]: { gridTemplateColumns: "8rem 8rem minmax(0, 1fr) 8rem 9rem" } } },
]);

export const date = style({
  color: tokens.ink.quiet,
  "@media": { [`not ${from.tablet}`]: { gridRow: 2 } },
});
export const total = style({
  textAlign: "end",
  whiteSpace: "nowrap",
  "@media": { [`not ${from.tablet}`]: { gridRow: 1, gridColumn: 2 } },
});
export const state = style({ "@media": { [`not ${from.tablet}`]: { gridRow: 2, textAlign: "end" } } });
export const paid = style({
  color: tokens.ink.quiet,
  "@media": { [`not ${from.tablet}`]: { gridColumn: 2, textAlign: "end" } },
});
