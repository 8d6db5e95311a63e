import { style } from "@vanilla-extract/css";
import { displayFace } from "styles/displayFace";
import { from, tokens } from "styles/tokens.css";

export const root = style({
  display: "grid",
  gap: tokens.space.l,
  justifyItems: "stretch",
  maxWidth: tokens.width.form,
});

export const title = style({ ...displayFace, fontSize: tokens.text.title });
export const amounts = style({ display: "grid", gap: tokens.space.m });

/** Is visible while the option of an own amount is chosen, and always in browsers without `:has`. */
export const own = style({
  "@supports": {
    "selector(:has(*))": {
      selectors: { [`${root}:not(:has([name="amount"][value="own"]:checked)) &`]: { display: "none" } },
    },
  },
});

export const fields = style({ display: "grid", gap: tokens.space.m });

/** Is hidden for a printed voucher, which is not sent by e-mail. */
export const sent = style({
  display: "grid",
  gap: tokens.space.m,
  alignItems: "start",
  "@media": { [from.tablet]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" } },
  "@supports": {
    "selector(:has(*))": {
      selectors: { [`${root}:has([name="form"][value="print"]:checked) &`]: { display: "none" } },
    },
  },
});
