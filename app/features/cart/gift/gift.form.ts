import { z } from "zod";

import { optionalLine } from "~/features/customers/addressBook/contactFields";
import { currencyIdOf, parseAmount } from "~/features/money/money";
import { idsIn } from "~/platform/closedSets";
import type { Locale } from "~/platform/i18n/locale";
import { hasLink } from "~/platform/text/plainText";
import { addDays } from "~/platform/time/pragueClock";
import { cleanLineMessage, maxMessageLength } from "../lineMessage";
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
  .refine((typed) => cleanLineMessage(typed) !== null, `ui:forms.longest|${maxMessageLength}`)
  .transform((typed) => cleanLineMessage(typed) ?? "");

const email = text
  .transform((typed) => typed.replace(/\s/g, ""))
  .refine((typed) => typed === "" || z.string().email().safeParse(typed).success, "ui:forms.email");

/** The form that puts a gift voucher into the cart; `today` as YYYY-MM-DD in Prague. */
export function giftForm(locale: Locale, today: string) {
  return z
    .object({
      amount: text,
      own_amount: text,
      form: z.enum(idsIn(giftForms), { message: "vouchers:gift.errors.form" }),
      recipient_name: optionalLine(60),
      recipient_email: email,
      message,
      send_on: text.transform(readDay),
    })
    .superRefine((typed, context) => {
      for (const [path, problem] of problemsOf(typed, locale, today)) {
        context.addIssue({ code: "custom", path: [path], message: problem });
      }
    })
    .transform(({ form, message: words, ...typed }): GiftWish => {
      const isSent = giftForms[form].isSentByEmail;
      return {
        ...{ form, amountMinor: amountOf(typed, locale) ?? 0, message: words, recipientName: typed.recipient_name },
        recipientEmail: isSent ? typed.recipient_email : "",
        sendOn: isSent && typed.send_on !== "" && typed.send_on !== today ? typed.send_on : null,
      };
    });
}

type Typed = { amount: string; own_amount: string; form: GiftWish["form"]; send_on: string };

function problemsOf(typed: Typed, locale: Locale, today: string): [string, string][] {
  const { least, most } = giftOffers[locale];
  const isOwn = typed.amount === ownAmount;
  const amount = amountOf(typed, locale);
  const problems: [string, string][] = [];
  if (amount === undefined)
    problems.push(isOwn ? ["own_amount", "vouchers:gift.errors.ownAmount"] : ["amount", "vouchers:gift.errors.amount"]);
  else if (isOwn && (amount < least * unit(locale) || amount > most * unit(locale)))
    problems.push(["own_amount", "vouchers:gift.errors.ownAmount"]);
  if (giftForms[typed.form].isSentByEmail && !isSendable(typed.send_on, today))
    problems.push(["send_on", `vouchers:gift.errors.sendOn|${mostDaysAhead}`]);
  return problems;
}

/** Whole crowns or euros; undefined for anything else. */
function amountOf({ amount, own_amount }: Pick<Typed, "amount" | "own_amount">, locale: Locale): number | undefined {
  if (amount !== ownAmount) {
    const offered = giftOffers[locale].values.find((value) => String(value) === amount);
    return offered && offered * unit(locale);
  }
  const whole = parseAmount(own_amount.replace(/\s|Kč|€|,-$/g, ""), 0);
  return whole && whole * unit(locale);
}

/** Smallest units in a crown and in a euro. */
function unit(locale: Locale): number {
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
  return isCalendarDay(day) && day >= today && day <= addDays(today, mostDaysAhead);
}

function isCalendarDay(day: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)) && addDays(day, 0) === day;
}
