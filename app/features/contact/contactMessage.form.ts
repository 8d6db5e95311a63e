import { z } from "zod";

import * as fields from "~/features/customers/addressBook/contactFields";
import { plainLines } from "~/platform/text/plainText";

/** Maximum number of characters of a message. */
const maxContactMessageLength = 3_000;

const required = { required_error: "ui:forms.required", invalid_type_error: "ui:forms.required" };

/** The contact form. Only the shop reads the message, so links are allowed. Parse with `disableAutoCoercion`. */
export const contactMessageForm = z.object({
  name: fields.requiredLine(120),
  email: fields.email,
  phone: fields.optionalLine(30),
  order_number: fields.optionalLine(40),
  message: z
    .string(required)
    .transform(plainLines)
    .pipe(
      z
        .string()
        .min(1, "ui:forms.required")
        .max(maxContactMessageLength, `ui:forms.longest|${maxContactMessageLength}`),
    ),
});

export type ContactMessage = z.output<typeof contactMessageForm>;

export const contactMessageNames = ["name", "email", "phone", "order_number", "message"] as const;
