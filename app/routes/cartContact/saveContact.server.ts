import { data, redirect } from "@remix-run/node";

import { addressOf } from "~/addresses";
import { contactForm } from "~/features/checkout/contact/contact.form";
import { contactLimit } from "~/features/checkout/contact/contactLimit";
import { correctedFields } from "~/features/checkout/contact/correctedFields";
import { saveToAddressBook } from "~/features/checkout/contact/saveToAddressBook.server";
import { storeContact } from "~/features/checkout/contact/storeContact.server";
import { countRefusal } from "~/features/operations/refusals.server";
import { countAttempt } from "~/platform/database/attempts.queries.server";
import { parseForm } from "~/platform/http/parseForm.server";
import { markRefused } from "~/platform/http/refusal";
import { clientSubnet } from "~/platform/http/subnetOf";
import type { FormReply } from "~/ui/formFields";
import { renewCartCookie, renewGuestCookies } from "~/visit/renewGuestCookies.server";
import type { CheckoutVisit } from "~/visit/requireCheckoutStep.server";
import { trySaving } from "~/visit/trySaving.server";
import type { Visit } from "~/visit/visit.server";

export async function saveContactAction(visit: CheckoutVisit, typed: FormData) {
  const { checkout, owner, headers, db, now, context } = visit;
  const schema = contactForm(checkout.contactRules, typed);
  const submission = parseForm(typed, schema);
  if (submission.status !== "success") {
    countRefusal("validation");
    return refuse(visit, submission.reply(), null);
  }
  if (!(await countAttempt(db, `contact ${clientSubnet(context)}`, contactLimit, now()))) {
    countRefusal("rate-limit");
    return refuse(visit, submission.reply(), "checkout:errors.limited");
  }
  const newOwner = await storeContact(db, owner, submission.value);
  if (newOwner && "customerId" in owner && typed.get("keep_address") === "on") {
    await trySaving(visit, () => saveToAddressBook(db, owner.customerId, submission.value, now()));
  }
  const corrected = correctedFields(typed, submission.value);
  const query = corrected.length > 0 ? `?${new URLSearchParams({ upraveno: corrected.join(",") })}` : "";
  const next = newOwner ? `${addressOf("cartReview", owner.locale)}${query}` : addressOf("cart", owner.locale);
  if (newOwner && "tempId" in newOwner) {
    headers.delete("Set-Cookie");
    // The wishlist is moved once; submitting the contact again moves only the cart.
    const cookies = checkout.cart.contactJson
      ? [renewCartCookie(visit, newOwner.tempId)]
      : await renewGuestCookies(visit, newOwner.tempId);
    for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  }
  throw redirect(next, { status: 303, headers });
}

function refuse({ context, now }: Visit, reply: FormReply, formMessage: string | null) {
  markRefused(context);
  return data({ reply, formMessage, message: null, refusedAt: now() }, { status: 422 });
}
