import { style } from "@vanilla-extract/css";
import { tokens } from "styles/tokens.css";

export const root = style({ display: "grid", gap: tokens.space.l });
export const quiet = style({ color: tokens.ink.quiet });

export const part = style({ display: "grid", gap: tokens.space.m });
export const legend = style({ marginBottom: tokens.space.s, fontSize: tokens.text.lead });

const onceTicked = (box: string) => ({
  "@supports": {
    "selector(:has(*))": {
      selectors: { [`${root}:not(:has([name="${box}"]:checked)) &`]: { display: "none" } },
    },
  },
});

const elsewhereTicked = `${root}:has([name="has_delivery_address"]:checked) &`;
const hasSupported = "selector(:has(*))";

/** The billing address as long as the parcel goes there, and once it goes elsewhere; only one of both is shown. */
export const bothAddresses = style({
  "@supports": { [hasSupported]: { selectors: { [elsewhereTicked]: { display: "none" } } } },
});
export const billingAlone = style({
  display: "none",
  "@supports": { [hasSupported]: { selectors: { [elsewhereTicked]: { display: "inline" } } } },
});

const revealed = style({ display: "grid", gap: tokens.space.m, marginTop: tokens.space.m });
export const companyPart = style([revealed, onceTicked("is_company")]);
export const deliveryPart = style([revealed, onceTicked("has_delivery_address")]);
