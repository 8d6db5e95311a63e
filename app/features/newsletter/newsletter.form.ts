import { z } from "zod";

const given = z.string({ required_error: "ui:forms.required", invalid_type_error: "ui:forms.required" });

/** The newsletter's form. The address is lower-cased, so that one person is one subscriber. */
export const newsletterForm = z.object({
  email: given
    .transform((typed) => typed.replace(/\s/g, ""))
    .pipe(z.string().min(1, "ui:forms.required"))
    .pipe(z.string().max(254, "ui:forms.longest|254").email("ui:forms.email"))
    .transform((address) => address.toLowerCase()),
});
