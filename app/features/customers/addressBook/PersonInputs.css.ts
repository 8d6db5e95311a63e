import { style } from "@vanilla-extract/css";

/** Only Slovak companies have a VAT id beside the tax id; browsers without `:has` show its field always. */
export const slovakOnly = style({
  "@supports": {
    "selector(:has(*))": {
      selectors: { 'form:not(:has([name="country"] [value="SK"]:checked)) &': { display: "none" } },
    },
  },
});
