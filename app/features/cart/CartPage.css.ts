import { style } from "@vanilla-extract/css";
import { displayFace } from "styles/displayFace";
import { summaryColumns } from "styles/summaryColumns";
import { from, tokens } from "styles/tokens.css";

export const root = style({ paddingTop: tokens.space.m });
export const title = style({ fontSize: tokens.text.step, lineHeight: 1.25, marginBlock: tokens.space.l });

export const head = style({ display: "flex", flexWrap: "wrap", alignItems: "baseline", columnGap: tokens.space.m });
export const quiet = style({ color: tokens.ink.quiet });

/** The title of the empty cart, which is a page of its own. A cart with products in it is a step of the checkout. */
export const emptyTitle = style({ fontSize: tokens.text.display, marginBlock: tokens.space.l });

export const empty = style({ display: "grid", gap: tokens.space.l, justifyItems: "start", fontSize: tokens.text.lead });

export const columns = style(summaryColumns);

export const lines = style({ borderTop: tokens.line.hair, alignSelf: "start" });

export const crossSell = style({
  marginTop: tokens.space.xl,
  "@media": { [from.desktop]: { marginTop: tokens.space.section }, print: { display: "none" } },
});
export const crossSellTitle = style({ ...displayFace, fontSize: tokens.text.title, marginBottom: tokens.space.l });

export const failed = style({
  marginBottom: tokens.space.l,
  padding: tokens.space.m,
  borderInlineStart: `3px solid ${tokens.ink.alert}`,
  background: tokens.paper.alert,
  color: tokens.ink.alert,
});
