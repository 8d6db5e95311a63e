import { globalStyle, style } from "@vanilla-extract/css";
import { tokens } from "styles/tokens.css";

import { type CarrierKind, carrierIds, carriersOfKind } from "./carriers";

export const root = style({ display: "grid", gap: tokens.space.xl, justifyItems: "stretch" });

export const notice = style({
  padding: tokens.space.m,
  borderInlineStart: tokens.line.strong,
  background: tokens.paper.raised,
});

/** Returns a style that shows an element only with carriers of a kind, and always in browsers without `:has`. */
function shownWith(kind: CarrierKind) {
  const radios = carriersOfKind(kind).map((id) => `[name="carrier"][value="${id}"]`);
  const isHidden = `${root}:not(:has(:is(${radios.join(", ")}):checked)) &`;
  return style({ "@supports": { "selector(:has(*))": { selectors: { [isHidden]: { display: "none" } } } } });
}

export const stores = shownWith("pickup");
export const points = shownWith("point");

/** Hides the points of one carrier while another is chosen. */
for (const id of carriersOfKind("point")) {
  const isOther = `${root}:has([name="carrier"][value="${id}"]:checked)`;
  globalStyle(`${isOther} [data-points-of]:not([data-points-of="${id}"]) fieldset`, { display: "none" });
}

/** Hides the payments that the chosen carrier does not allow. */
for (const id of carrierIds) {
  const isChosen = `${root}:has([name="carrier"][value="${id}"]:checked)`;
  globalStyle(`${isChosen} [data-goes-with]:not([data-goes-with~="${id}"])`, { display: "none" });
}
