import { z } from "zod";

import { isIban } from "./iban";

const line = z.string().trim().min(1).max(120);

/** A body that consumers turn to, with its postal and web address. */
const body = z.object({ name: line, address: line, web: line });

/** The seller, as law wants it named on every page, in e-mails, terms and invoices. */
export const companySetting = z
  .object({
    ...{ name: line, street: line, city: line, zip: line, country: z.string().regex(/^[A-Z]{2}$/) },
    company_id: z.string().regex(/^\d{8}$/),
    tax_id: z.string().regex(/^[A-Z]{2}\d{8,10}$/),
    /** In the country of the shop version, if that is another; empty without one. */
    vat_id: z.string().regex(/^([A-Z]{2}\d{8,10})?$/),
    /** The entry in the commercial register, as the end of a sentence. */
    register: line,
    /** The legal form in words; empty where the name says it. */
    form: line.or(z.literal("")).default(""),
    phone: z
      .string()
      .regex(/^(\+\d[\d ]{5,20})?$/)
      .default(""),
    /** Who supervises the shop, that of the shop version's country first. */
    supervision: z.array(body).max(5).default([]),
    /** Settles disputes of consumers out of court (domain 5); null while none is named. */
    mediator: body.nullable().default(null),
  })
  .catch({
    ...{ name: "", street: "", city: "", zip: "", country: "CZ", company_id: "", tax_id: "", vat_id: "" },
    ...{ register: "", form: "", phone: "", supervision: [], mediator: null },
  });

/** The account that transfers go to. */
export const bankAccountSetting = z
  .object({
    /** Banks' apps refuse a transfer to nobody. */
    holder: line,
    account: z.string(),
    iban: z.string().refine(isIban, "no bank account has this IBAN, as its check digits do not fit"),
  })
  .catch({ holder: "", account: "", iban: "" });
