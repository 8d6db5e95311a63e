import { style } from "@vanilla-extract/css";
import { tokens } from "styles/tokens.css";

/** Only Slovak companies have a VAT id beside the tax id; browsers without `:has` show its field always. */
export const slovakOnly = style({
  "@supports": {
    "selector(:has(*))": {
      selectors: { 'form:not(:has([name="country"] [value="SK"]:checked)) &': { display: "none" } },
    },
  },
});

/** Is shown once the buyer ticks that a company buys; browsers without `:has` show it always. */
export const company = style({
  marginTop: tokens.space.m,
  "@supports": {
    "selector(:has(*))": {
      selectors: { 'form:not(:has([name="is_company"]:checked)) &': { display: "none" } },
    },
  },
});
