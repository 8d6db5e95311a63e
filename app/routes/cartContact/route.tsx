import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";

import { useTrackedPage } from "~/features/analytics/useTracking";
import { CheckoutLayout } from "~/features/checkout/CheckoutLayout";
import { ContactStep } from "~/features/checkout/contact/ContactStep";
import { contactIntents } from "~/features/checkout/contact/contact.form";
import { contactFormValues, contactNames } from "~/features/checkout/contact/contactFormValues";
import { readAccountContact } from "~/features/checkout/contact/readAccountContact.server";
import { OrderAside } from "~/features/checkout/OrderAside";
import { countryName } from "~/features/customers/addressBook/countryName";
import { OrderTotalsList } from "~/features/delivery/OrderTotalsList";
import { pageMeta } from "~/features/shell/pageMeta";
import { parseIntent } from "~/platform/http/parseIntent.server";
import { readForm } from "~/platform/http/readForm.server";
import { countryOf } from "~/platform/i18n/locale";

import { fillCompany } from "~/visit/fillCompany.server";
import { problemTitle } from "~/visit/problemTitle.server";
import { requireCheckoutStep } from "~/visit/requireCheckoutStep.server";
import { saveContactAction } from "./saveContact.server";

export const handle = { layout: "checkout", i18n: ["checkout", "delivery", "orders", "vouchers", "account"] };

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

export async function action(args: ActionFunctionArgs) {
  const visit = await requireCheckoutStep(args, "cartContact");
  const typed = await readForm(visit.request);
  const { intent } = parseIntent(typed, contactIntents);
  switch (intent) {
    case "save-contact":
      return saveContactAction(visit, typed);
    case "look-up-company":
      return fillCompany(visit, typed, [...contactNames, "keep_address"]);
    default:
      return intent satisfies never;
  }
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(matches, data?.title ?? "");

export default function CartContactPage() {
  const { t } = useTranslation("checkout");
  const { lines, totals, carrierId, paymentId, ...form } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  useTrackedPage({ kind: "contact", lines, discounts: totals?.discounts ?? [], carrierId, paymentId });
  const aside = (
    <OrderAside lines={lines} totalMinor={totals?.totalMinor ?? 0}>
      {totals && carrierId && paymentId ? (
        <OrderTotalsList totals={totals} carrierId={carrierId} paymentId={paymentId} />
      ) : null}
    </OrderAside>
  );
  return (
    <CheckoutLayout
      step="cartContact"
      title={t("contact.title")}
      aside={aside}
      refusedAt={refusal?.message ? undefined : refusal?.refusedAt}
    >
      <ContactStep key={form.book?.chosenId} {...form} refusal={refusal} />
    </CheckoutLayout>
  );
}
