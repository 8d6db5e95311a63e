import { style, styleVariants } from "@vanilla-extract/css";
import { from, tokens } from "styles/tokens.css";

export const root = style({
  display: "grid",
  gap: tokens.space.l,
  paddingBlock: tokens.space.l,
  borderTop: tokens.line.hair,
  "@media": { [from.tablet]: { gridTemplateColumns: "minmax(0, 1fr) minmax(14rem, 17rem)" } },
});

export const info = style({ display: "grid", gap: tokens.space.s, alignContent: "start" });
export const name = style({ fontSize: tokens.text.title });
export const address = style({ fontStyle: "normal", lineHeight: 1.75 });
export const note = style({ color: tokens.ink.quiet, fontSize: tokens.text.small, maxWidth: "26rem" });

export const state = styleVariants({
  open: { color: tokens.ink.good, fontWeight: tokens.weight.strong },
  closed: { color: tokens.ink.quiet },
});

export const hours = style({ width: "100%", alignSelf: "start", fontVariantNumeric: "tabular-nums" });
export const caption = style({ textAlign: "start", fontWeight: tokens.weight.strong, paddingBottom: tokens.space.xs });

const cell = style({ padding: `${tokens.space.xs} 0`, fontWeight: tokens.weight.text });
export const day = style([cell, { textAlign: "start" }]);
export const times = style([cell, { textAlign: "end", whiteSpace: "nowrap" }]);
export const group = style([cell, { textAlign: "start", color: tokens.ink.quiet, paddingTop: tokens.space.s }]);
