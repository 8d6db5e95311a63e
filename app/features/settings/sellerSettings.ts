import { z } from "zod";

import { isIban } from "./iban";

const line = z.string().trim().min(1).max(120);

/** A body that consumers can turn to, with its postal and web address. */
const body = z.object({ name: line, address: line, web: line });

/** The seller as the law requires it on every page, in e-mails, terms and invoices. */
export const companySetting = z
  .object({
    name: line,
    street: line,
    city: line,
    zip: line,
    country: z.string().regex(/^[A-Z]{2}$/),
    company_id: z.string().regex(/^\d{8}$/),
    tax_id: z.string().regex(/^[A-Z]{2}\d{8,10}$/),
    /** VAT id in the country of the shop version, if that is another country; empty without one. */
    vat_id: z.string().regex(/^([A-Z]{2}\d{8,10})?$/),
    /** The entry in the commercial register, written as the end of a sentence. */
    register: line,
    /** The legal form in words; empty when the name contains it. */
    form: line.or(z.literal("")).default(""),
    phone: z
      .string()
      .regex(/^(\+\d[\d ]{5,20})?$/)
      .default(""),
    /** The authorities that supervise the shop, beginning with that of the shop version's country. */
    supervision: z.array(body).max(5).default([]),
    /** The body that settles consumer disputes out of court (domain 5); null while none is set. */
    mediator: body.nullable().default(null),
  })
  .catch({
    name: "",
    street: "",
    city: "",
    zip: "",
    country: "CZ",
    company_id: "",
    tax_id: "",
    vat_id: "",
    register: "",
    form: "",
    phone: "",
    supervision: [],
    mediator: null,
  });

/** The bank account that transfers go to. */
export const bankAccountSetting = z
  .object({
    /** Name of the account's holder, as banks' apps refuse a transfer without one. */
    holder: line,
    account: z.string(),
    iban: z.string().refine(isIban, "no bank account has this IBAN, as its check digits do not fit"),
  })
  .catch({ holder: "", account: "", iban: "" });
