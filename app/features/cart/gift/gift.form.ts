import { z } from "zod";

import { ignoredField, optionalEmail, optionalLine } from "~/features/customers/addressBook/contactFields";
import { currencyIdOf, parseAmount } from "~/features/money/money";
import { idsIn } from "~/platform/closedSets";
import type { Locale } from "~/platform/i18n/locale";
import { hasLink } from "~/platform/text/plainText";
import { addDays, isDay } from "~/platform/time/pragueClock";
import { cleanLineMessage, maxLineMessageLength } from "../lineMessage";
import { type GiftVoucherInput, giftForms, giftOffers, mostDaysAhead } from "./gift";

/** The value of the radio button beside the field for an amount of the buyer's choice. */
export const ownAmount = "own";

export const giftFieldNames = [
  "amount",
  "own_amount",
  "form",
  "recipient_name",
  "recipient_email",
  "message",
  "send_on",
] as const;

const text = z.string().max(200, "ui:forms.longest|200").default("");

/** The shop sends this message to somebody who has requested nothing, so it may not contain links. */
const message = text
  .refine((typed) => !hasLink(typed), "ui:forms.noLink")
  .refine((typed) => cleanLineMessage(typed) !== null, `ui:forms.longest|${maxLineMessageLength}`)
  .transform((typed) => cleanLineMessage(typed) ?? "");

/**
 * The schema of the form that adds a gift voucher to the cart. It depends on the chosen amount and form of the voucher,
 * so these are read first; all errors are then found in one pass. `today` is YYYY-MM-DD in Prague.
 */
export function giftForm(locale: Locale, today: string, typed: FormData | Record<string, unknown>) {
  const read = (name: string) => (typed instanceof FormData ? typed.get(name) : typed[name]);
  const isOwn = read("amount") === ownAmount;
  const isSent = idsIn(giftForms).some((form) => form === read("form") && giftForms[form].isSentByEmail);
  return z
    .object({
      amount: text.refine((value) => isOwn || offered(value, locale) !== undefined, "vouchers:gift.errors.amount"),
      own_amount: isOwn ? text.refine((value) => isWithinLimits(value, locale), ownAmountError) : ignoredField,
      form: z.enum(idsIn(giftForms), { message: "vouchers:gift.errors.form" }),
      recipient_name: optionalLine(60),
      recipient_email: isSent ? optionalEmail : ignoredField,
      message,
      send_on: isSent ? text.transform(readDay).refine((day) => isSendable(day, today), sendOnError) : ignoredField,
    })
    .transform(({ form, message: words, ...filled }): GiftVoucherInput => {
      const units = (isOwn ? wholeUnits(filled.own_amount) : offered(filled.amount, locale)) ?? 0;
      return {
        form,
        amountMinor: units * unit(locale),
        message: words,
        recipientName: filled.recipient_name,
        recipientEmail: filled.recipient_email,
        sendOn: filled.send_on === "" || filled.send_on === today ? null : filled.send_on,
      };
    });
}

const ownAmountError = "vouchers:gift.errors.ownAmount";
const sendOnError = `vouchers:gift.errors.sendOn|${mostDaysAhead}`;

function offered(typed: string, locale: Locale): number | undefined {
  return giftOffers[locale].values.find((value) => String(value) === typed);
}

function isWithinLimits(typed: string, locale: Locale): boolean {
  const { least, most } = giftOffers[locale];
  const units = wholeUnits(typed) ?? 0;
  return units >= least && units <= most;
}

/** Parses whole crowns or euros; undefined for anything else. */
function wholeUnits(typed: string): number | undefined {
  return parseAmount(typed.replace(/\s|Kč|€|,-$/g, ""), 0);
}

/** Returns the number of smallest units in a crown or a euro. */
export function unit(locale: Locale): number {
  return currencyIdOf[locale] === currencyIdOf.cs ? 1 : 100;
}

/** Reads a day: a browser's date field sends `2026-12-24`; without a date field, people type `24. 12. 2026`. */
function readDay(typed: string): string {
  const found = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(typed.replace(/\s/g, ""));
  if (!found) return typed.trim();
  const [, day = "", month = "", year = ""] = found;
  return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}

function isSendable(day: string, today: string): boolean {
  if (day === "") return true;
  return isDay(day) && day >= today && day <= addDays(today, mostDaysAhead);
}
