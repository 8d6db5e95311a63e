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

const revealed = style({ display: "grid", gap: tokens.space.m, marginTop: tokens.space.m });
export const companyPart = style([revealed, onceTicked("is_company")]);
export const deliveryPart = style([revealed, onceTicked("has_delivery_address")]);
