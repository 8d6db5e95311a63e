import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { addressOf } from "~/addresses";
import { type Checkout, isComplete } from "~/features/checkout/checkout";
import { parcelAddress, toOrderContact } from "~/features/checkout/contact/contact";
import { correctableFields } from "~/features/checkout/contact/correctedFields";
import { ReviewPage } from "~/features/checkout/ReviewPage";
import { reviewIntents } from "~/features/checkout/review.form";
import { countryName } from "~/features/customers/addressBook/countryName";
import { formatPhone } from "~/features/customers/addressBook/phone";
import { supplyOf } from "~/features/delivery/pickupPlan";
import { currentTermsId } from "~/features/legal/agreedTerms/currentTerms.server";
import { companyLine } from "~/features/settings/company";
import { pageMeta } from "~/features/shell/pageMeta";
import { parseIntent } from "~/platform/http/parseIntent.server";
import { readForm } from "~/platform/http/readForm.server";

import { problemTitle } from "~/visit/problemTitle.server";
import { requireCheckoutStep } from "~/visit/requireCheckoutStep.server";
import { visitOf } from "~/visit/visit.server";
import { resolveLine } from "./resolveLine.server";
import { sendOrder } from "./sendOrder.server";

export const handle = { layout: "checkout", i18n: ["checkout", "delivery", "legal", "orders", "vouchers"] };

export async function loader(args: LoaderFunctionArgs) {
  const visit = await requireCheckoutStep(args, "cartReview");
  const { checkout, headers, locale, t } = visit;
  if (!isComplete(checkout)) throw redirect(addressOf("cartDelivery", locale));
  const contact = toOrderContact(checkout.contact);
  const { company, guarantee_picture, shop_mail } = checkout.settings;
  const countries = [contact.billing.country, parcelAddress(contact).country];
  return data(
    {
      title: problemTitle(visit, t("checkout:review.title")),
      orderToken: checkout.cart.orderToken,
      lines: checkout.lines,
      totals: checkout.totals,
      vouchers: checkout.price.vouchers,
      delivery: checkout.delivery,
      isBrought: checkout.delivery.store !== null && isBrought(checkout, checkout.delivery.store.id),
      contact: { ...contact, phone: formatPhone(contact.phone) },
      countryNames: Object.fromEntries(countries.map((code) => [code, countryName(code, locale)])),
      seller: { line: companyLine(company, locale, t), email: shop_mail.reply_to, phone: company.phone },
      guaranteePicture: guarantee_picture,
      termsId: (await currentTermsId(visit, locale)) ?? "",
      corrected: readCorrectedFields(visit.url),
    },
    { headers },
  );
}

/** Returns true when pieces for the pickup have to come from other stores. */
function isBrought({ lines, stock }: Pick<Checkout, "lines" | "stock">, storeId: string): boolean {
  return supplyOf(lines, stock, storeId) === "stores";
}

export async function action(args: ActionFunctionArgs) {
  const typed = await readForm(args.request);
  const asked = parseIntent(typed, reviewIntents);
  switch (asked.intent) {
    case "place-order":
      return sendOrder(visitOf(args), typed);
    case "resolve-line":
      return resolveLine(args, asked);
    default:
      return asked satisfies never;
  }
}

/** Prices and stock are read again after a rejected form, too. */
export const shouldRevalidate = () => true;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(matches, data?.title ?? "");

export default function CartReviewPage() {
  const { title, ...review } = useLoaderData<typeof loader>();
  return <ReviewPage {...review} refusal={useActionData<typeof action>()} />;
}

/** Returns the fields that the contact step has cleaned, which are named in the query. */
function readCorrectedFields(url: URL) {
  const named = url.searchParams.get("upraveno")?.split(",") ?? [];
  return correctableFields.filter((field) => named.includes(field));
}
