import { style } from "@vanilla-extract/css";
import { tokens } from "styles/tokens.css";

export const root = style({ display: "grid", gap: tokens.space.l });
export const quiet = style({ color: tokens.ink.quiet });

const elsewhereTicked = `${root}:has([name="has_delivery_address"]:checked) &`;
const hasSupported = "selector(:has(*))";

/**
 * The legends of the billing address: the first while the parcel goes there too, the second once it goes elsewhere.
 * Only one of them is shown.
 */
export const bothAddresses = style({
  "@supports": { [hasSupported]: { selectors: { [elsewhereTicked]: { display: "none" } } } },
});
export const billingAlone = style({
  display: "none",
  "@supports": { [hasSupported]: { selectors: { [elsewhereTicked]: { display: "inline" } } } },
});

/** Is shown once its checkbox is ticked; browsers without `:has` show it always. */
export const deliveryPart = style({
  marginTop: tokens.space.m,
  "@supports": {
    [hasSupported]: {
      selectors: { [`${root}:not(:has([name="has_delivery_address"]:checked)) &`]: { display: "none" } },
    },
  },
});
