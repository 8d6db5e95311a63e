import { z } from "zod";

import { ignoredField, optionalEmail, optionalLine } from "~/features/customers/addressBook/contactFields";
import { currencyIdOf, parseAmount } from "~/features/money/money";
import { idsIn } from "~/platform/closedSets";
import type { Locale } from "~/platform/i18n/locale";
import { hasLink } from "~/platform/text/plainText";
import { addDays, isDay } from "~/platform/time/pragueClock";
import { cleanLineMessage, maxLineMessageLength } from "../lineMessage";
import { type GiftWish, giftForms, giftOffers, mostDaysAhead } from "./gift";

/** The value of the radio button beside the field for an own amount. */
export const ownAmount = "own";

export const giftFieldNames = [
  ...["amount", "own_amount", "form", "recipient_name", "recipient_email", "message", "send_on"],
] as const;

const text = z.string().max(200, "ui:forms.longest|200").default("");

/** The shop sends it to somebody who has asked for nothing, so it takes no links. */
const message = text
  .refine((typed) => !hasLink(typed), "ui:forms.noLink")
  .refine((typed) => cleanLineMessage(typed) !== null, `ui:forms.longest|${maxLineMessageLength}`)
  .transform((typed) => cleanLineMessage(typed) ?? "");

/**
 * The form that puts a gift voucher into the cart. What is chosen decides which fields count, so it is read first; all
 * errors are then found in one pass. `today` as YYYY-MM-DD in Prague.
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
    .transform(({ form, message: words, ...filled }): GiftWish => {
      const units = (isOwn ? wholeUnits(filled.own_amount) : offered(filled.amount, locale)) ?? 0;
      return {
        ...{ form, amountMinor: units * unit(locale), message: words, recipientName: filled.recipient_name },
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

/** Whole crowns or euros; undefined for anything else. */
function wholeUnits(typed: string): number | undefined {
  return parseAmount(typed.replace(/\s|Kč|€|,-$/g, ""), 0);
}

/** Smallest units in a crown and in a euro. */
export function unit(locale: Locale): number {
  return currencyIdOf[locale] === currencyIdOf.cs ? 1 : 100;
}

/** A browser's date field sends `2026-12-24`; without one people type `24. 12. 2026`. */
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
