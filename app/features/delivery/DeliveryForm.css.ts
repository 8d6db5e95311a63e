import { globalStyle, style } from "@vanilla-extract/css";
import { tokens } from "styles/tokens.css";

import { carrierIds, carrierRules } from "./carriers";

export const root = style({ display: "grid", gap: tokens.space.xl, justifyItems: "stretch" });

export const notice = style({
  padding: tokens.space.m,
  borderInlineStart: tokens.line.strong,
  background: tokens.paper.raised,
});

const pickups = `:is(${carrierIds
  .filter((id) => carrierRules[id].kind === "pickup")
  .map((id) => `[name="carrier"][value="${id}"]`)
  .join(", ")})`;

/** Shown with personal pickup, and always in browsers without `:has`. */
export const stores = style({
  "@supports": {
    "selector(:has(*))": {
      selectors: {
        [`${root}:not(:has(${pickups}:checked)) &`]: { display: "none" },
      },
    },
  },
});

/** Hides the payments that the chosen carrier does not allow. */
for (const id of carrierIds) {
  const isChosen = `${root}:has([name="carrier"][value="${id}"]:checked)`;
  globalStyle(`${isChosen} [data-goes-with]:not([data-goes-with~="${id}"])`, { display: "none" });
}
