import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { addressOf } from "~/addresses";
import { isComplete } from "~/features/checkout/checkout";
import { parcelAddress, toOrderContact } from "~/features/checkout/contact/contact";
import { correctableFields } from "~/features/checkout/contact/corrections";
import { ReviewPage } from "~/features/checkout/ReviewPage";
import { countryName } from "~/features/customers/addressBook/countryName";
import { formatPhone } from "~/features/customers/addressBook/phone";
import { pageMeta } from "~/features/shell/pageMeta";
import { readForm } from "~/platform/http/readForm.server";
import { isRefused } from "~/platform/http/refusal";
import { translatorFor } from "~/platform/i18n/i18n.server";

import { problemTitle } from "~/visit/problemTitle.server";
import { requireCheckoutStep } from "~/visit/requireCheckoutStep.server";
import { resolveLine } from "./resolveLine.server";
import { sendOrder } from "./sendOrder.server";

export const handle = { i18n: ["checkout", "delivery", "orders", "vouchers"] };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { checkout, owner, headers } = await requireCheckoutStep(request, context, "cartReview");
  const { locale } = owner;
  if (!isComplete(checkout)) throw redirect(addressOf("cartDelivery", locale));
  const contact = toOrderContact(checkout.contact);
  const { bank_account, shop_mail } = checkout.settings;
  const countries = [contact.billing.country, parcelAddress(contact).country];
  return data(
    {
      title: problemTitle(locale, translatorFor(locale)("checkout:review.title"), isRefused(context)),
      orderToken: checkout.cart.orderToken,
      lines: checkout.lines,
      totals: checkout.totals,
      vouchers: checkout.price.vouchers,
      delivery: checkout.delivery,
      contact: { ...contact, phone: formatPhone(contact.phone) },
      countryNames: Object.fromEntries(countries.map((code) => [code, countryName(code, locale)])),
      seller: { name: bank_account.holder, email: shop_mail.reply_to },
      corrected: readCorrectedFields(request),
    },
    { headers },
  );
}

export async function action({ request, context }: ActionFunctionArgs) {
  const typed = await readForm(request);
  return typed.has("line") ? resolveLine(request, typed, context) : sendOrder(request, typed, context);
}

/** Also after a rejected form prices and stock are current. */
export const shouldRevalidate = () => true;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(matches, data?.title ?? "");

export default function CartReviewPage() {
  const { title, ...review } = useLoaderData<typeof loader>();
  return <ReviewPage {...review} refusal={useActionData<typeof action>()} />;
}

/** The fields that the contact step has cleaned, from the query. */
function readCorrectedFields(request: Request) {
  const named = new URL(request.url).searchParams.get("upraveno")?.split(",") ?? [];
  return correctableFields.filter((field) => named.includes(field));
}
