import { z } from "zod";

import * as fields from "~/features/customers/addressBook/contactFields";

/** The schema of the customer's review of the courier (decision 69). Parse it with `disableAutoCoercion`. */
export const carrierReviewForm = z.object({
  stars: z
    .string({ required_error: "ui:forms.choice", invalid_type_error: "ui:forms.choice" })
    .regex(/^[1-5]$/, "ui:forms.choice")
    .transform(Number),
  body: fields.optionalLines(1_000),
});
