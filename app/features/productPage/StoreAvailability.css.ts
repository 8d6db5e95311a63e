import { globalStyle, style } from "@vanilla-extract/css";
import { tokens } from "styles/tokens.css";

import { closedSign, openSign } from "~/ui/accordion/AccordionSection.css";

export const root = style({ borderBottom: tokens.line.hair, "@media": { print: { display: "none" } } });
export const form = style({
  position: "relative",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: tokens.space.m,
});

export const label = style({ flex: "1 1 auto" });
export const box = style({ width: 20, height: 20, margin: 0, accentColor: tokens.ink.body, flex: "none", order: 1 });

/** Draws the checkbox as the sign of a fold once a script submits it. Until then the tick must be visible. */
export const drawnAsAccordion = style({
  "@supports": {
    "selector(:has(*))": {
      selectors: {
        "&::after": { ...closedSign, position: "absolute", insetInlineEnd: 0 },
        "&:has(:checked)::after": openSign,
      },
    },
  },
});
globalStyle(`${drawnAsAccordion} > ${box}`, {
  "@supports": {
    "selector(:has(*))": {
      position: "absolute",
      inset: 0,
      width: "100%",
      height: "100%",
      opacity: 0,
      cursor: "pointer",
    },
  },
});
globalStyle(`${form}:has(> ${drawnAsAccordion} > :focus-visible)`, {
  outline: tokens.line.focus,
  outlineOffset: "3px",
});
export const list = style({ selectors: { "&:not(:empty)": { paddingBottom: tokens.space.m } } });
export const title = style({
  marginBlock: tokens.space.s,
  fontSize: tokens.text.body,
  fontWeight: tokens.weight.strong,
});
export const branch = style({ display: "grid", paddingBlock: tokens.space.s, borderTop: tokens.line.hair });
export const name = style({ fontWeight: tokens.weight.strong });
export const stock = style({ color: tokens.ink.good, fontWeight: tokens.weight.text });
export const quiet = style({ color: tokens.ink.quiet, fontSize: tokens.text.small });
export const contact = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${tokens.space.s} ${tokens.space.l}`,
  marginTop: tokens.space.s,
});
export const phone = style({ paddingBlock: tokens.space.s });
export const alert = style({ color: tokens.ink.alert, paddingBottom: tokens.space.m });
