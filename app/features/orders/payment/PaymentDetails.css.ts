import { style } from "@vanilla-extract/css";
import { from, tokens } from "styles/tokens.css";

import { paymentPicturePx } from "~/features/payments/paymentCode";

export const root = style({
  display: "grid",
  gap: tokens.space.l,
  "@media": { [from.tablet]: { gridTemplateColumns: "minmax(0, 1fr) auto", alignItems: "start" } },
});
export const list = style({ borderTop: tokens.line.hair });
export const code = style({ display: "grid", gap: tokens.space.s, width: paymentPicturePx });
export const hint = style({ color: tokens.ink.quiet, fontSize: tokens.text.small });

export const row = style({
  display: "grid",
  columnGap: tokens.space.m,
  paddingBlock: tokens.space.s,
  borderBottom: tokens.line.hair,
  "@media": { [from.tablet]: { gridTemplateColumns: "9rem minmax(0, 1fr)" } },
});

export const name = style({ color: tokens.ink.quiet });
export const value = style({ fontWeight: tokens.weight.strong, overflowWrap: "anywhere" });
export const lines = style({ whiteSpace: "pre-line" });
