import { globalStyle, style } from "@vanilla-extract/css";
import { tokens } from "styles/tokens.css";

import { carrierIds } from "./delivery";

export const root = style({ display: "grid", gap: tokens.space.xl, justifyItems: "stretch" });

/** Shown with personal pickup; always where the browser cannot look at the choice. */
export const stores = style({
  "@supports": {
    "selector(:has(*))": {
      selectors: {
        [`${root}:not(:has([name="carrier"][value="pickup"]:checked)) &`]: { display: "none" },
      },
    },
  },
});

/** Hides the payments that the chosen carrier does not take. */
for (const id of carrierIds) {
  const isChosen = `${root}:has([name="carrier"][value="${id}"]:checked)`;
  globalStyle(`${isChosen} [data-goes-with]:not([data-goes-with~="${id}"])`, { display: "none" });
}
