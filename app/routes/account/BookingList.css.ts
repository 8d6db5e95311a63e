import { style } from "@vanilla-extract/css";
import { from, tokens } from "styles/tokens.css";
import * as rows from "~/features/customers/AccountRows.css";

export const root = style({ display: "grid", gap: tokens.space.m, marginTop: tokens.space.xl });
export const title = style({ fontSize: tokens.text.lead, fontWeight: tokens.weight.strong });

export const row = style([
  rows.row,
  { "@media": { [from.tablet]: { gridTemplateColumns: "8rem 8rem minmax(0, 1fr) auto" } } },
]);

export const date = style({
  color: tokens.ink.quiet,
  "@media": { [`not ${from.tablet}`]: { gridRow: 2, gridColumn: 2, textAlign: "end" } },
});
export const what = style({ overflowWrap: "anywhere" });
export const state = style({ textAlign: "end", "@media": { [`not ${from.tablet}`]: { gridRow: 1, gridColumn: 2 } } });
