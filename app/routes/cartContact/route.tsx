import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";

import { addressOf } from "~/addresses";
import { useTrackedPage } from "~/features/analytics/useTracking";
import { CheckoutLayout } from "~/features/checkout/CheckoutLayout";
import { ContactStep } from "~/features/checkout/contact/ContactStep";
import { contactForm } from "~/features/checkout/contact/contact.form";
import { contactFormValues } from "~/features/checkout/contact/contactFormValues";
import { correctedFields } from "~/features/checkout/contact/corrections";
import { readAccountContact } from "~/features/checkout/contact/readAccountContact.server";
import { saveToAddressBook } from "~/features/checkout/contact/saveToAddressBook.server";
import { storeContact } from "~/features/checkout/contact/storeContact.server";
import { OrderAside } from "~/features/checkout/OrderAside";
import { countryName } from "~/features/customers/addressBook/countryName";
import { OrderTotalsList } from "~/features/delivery/OrderTotalsList";
import { pageMeta } from "~/features/shell/pageMeta";
import { countAttempt } from "~/platform/database/attempts.queries.server";
import { parseForm } from "~/platform/http/parseForm.server";
import { readForm } from "~/platform/http/readForm.server";
import { markRefused } from "~/platform/http/refusal";
import { clientSubnet } from "~/platform/http/subnetOf";
import { countryOf } from "~/platform/i18n/locale";
import { minuteMs } from "~/platform/time/durations";
import type { FormReply } from "~/ui/formFields";

import { problemTitle } from "~/visit/problemTitle.server";
import { renewCartCookie, renewGuestCookies } from "~/visit/renewGuestCookies.server";
import { requireCheckoutStep } from "~/visit/requireCheckoutStep.server";
import { trySaving } from "~/visit/trySaving.server";
import type { Visit } from "~/visit/visit.server";

export const handle = { i18n: ["checkout", "delivery", "orders", "vouchers"] };

export async function loader(args: LoaderFunctionArgs) {
  const visit = await requireCheckoutStep(args, "cartContact");
  const { checkout, headers, db, url, locale, t } = visit;
  const { lines, delivery, totals, contact, contactRules } = checkout;
  const signedIn = await visit.readSignedIn();
  const addressId = url.searchParams.get("adresa");
  const account = signedIn ? await readAccountContact(db, signedIn.customer.id, addressId) : undefined;
  const typed = contactFormValues(contact, locale);
  const countryChoice = (value: string) => ({ value, text: countryName(value, locale) });
  return data(
    {
      title: problemTitle(visit, t("checkout:contact.title")),
      lines,
      totals: totals ?? null,
      carrierId: delivery?.carrier.id ?? null,
      paymentId: delivery?.payment.id ?? null,
      initial: {
        ...(contact && !account?.isBilledChosen ? typed : { ...typed, ...account?.initial }),
        ...account?.delivery,
      },
      book: account ? { choices: account.choices, chosenId: account.chosenId, mayKeep: account.mayKeep } : null,
      countries: contactRules.countries.map(countryChoice),
      deliveredTo: contactRules.isParcel ? countryChoice(countryOf[locale]) : null,
    },
    { headers },
  );
}

/**
 * A limit, because each contact of a guest leaves a copy of the cart behind; a shared office network stays far below.
 */
const contactLimit = { most: 60, windowMs: 15 * minuteMs };

export async function action(args: ActionFunctionArgs) {
  const visit = await requireCheckoutStep(args, "cartContact");
  const { checkout, owner, headers, db, now, context } = visit;
  const typed = await readForm(visit.request);
  const schema = contactForm(checkout.contactRules, typed);
  const submission = parseForm(typed, schema);
  if (submission.status !== "success") {
    return refuse(visit, submission.reply(), null);
  }
  if (!(await countAttempt(db, `contact ${clientSubnet(context)}`, contactLimit, now()))) {
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
  return data({ reply, formMessage, refusedAt: now() }, { status: 422 });
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(matches, data?.title ?? "");

export default function CartContactPage() {
  const { t } = useTranslation("checkout");
  const { lines, totals, carrierId, paymentId, ...form } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  useTrackedPage({ kind: "contact", lines, discounts: totals?.discounts ?? [], carrierId, paymentId });
  const aside = (
    <OrderAside lines={lines}>
      {totals && carrierId && paymentId ? (
        <OrderTotalsList totals={totals} carrierId={carrierId} paymentId={paymentId} />
      ) : null}
    </OrderAside>
  );
  return (
    <CheckoutLayout step="cartContact" title={t("contact.title")} aside={aside} refusedAt={refusal?.refusedAt}>
      <ContactStep key={form.book?.chosenId} {...form} refusal={refusal} />
    </CheckoutLayout>
  );
}
