import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";

import { addressOf } from "~/addresses";
import { useTrackedPage } from "~/features/analytics/useTracking";
import { saveDelivery } from "~/features/cart/cartCheckout.queries.server";
import { CheckoutLayout } from "~/features/checkout/CheckoutLayout";
import type { Checkout } from "~/features/checkout/checkout";
import { deliveryTerms } from "~/features/checkout/deliveryTerms";
import { OrderAside } from "~/features/checkout/OrderAside";
import { DeliveryForm } from "~/features/delivery/DeliveryForm";
import { pricedOffer } from "~/features/delivery/delivery";
import { type DeliveryTerms, deliveryForm } from "~/features/delivery/delivery.form";
import { slotFieldName } from "~/features/delivery/pickupSlots";
import { pageMeta } from "~/features/shell/pageMeta";
import { discountSum } from "~/features/vouchers/discount";
import { GoodsTotalsList } from "~/features/vouchers/GoodsTotalsList";
import { goodsTotals } from "~/features/vouchers/goodsPrice";
import { parseForm } from "~/platform/http/parseForm.server";
import { readForm } from "~/platform/http/readForm.server";
import { markRefused } from "~/platform/http/refusal";
import type { FormReply } from "~/ui/formFields";

import { problemTitle } from "~/visit/problemTitle.server";
import { requireCheckoutStep } from "~/visit/requireCheckoutStep.server";

export const handle = { i18n: ["checkout", "delivery", "vouchers"] };

export async function loader(args: LoaderFunctionArgs) {
  const visit = await requireCheckoutStep(args, "cartDelivery");
  const { checkout, headers, t } = visit;
  const { cart, lines, price, offer, settings } = checkout;
  const terms = deliveryTerms(checkout, visit.now());
  const reducedMinor = price.goodsMinor - discountSum(price.discounts);
  return data(
    {
      title: problemTitle(visit, t("delivery:title")),
      lines,
      goodsTotals: goodsTotals(price),
      offer: pricedOffer(offer, reducedMinor, settings.free_delivery_above_minor),
      terms: { plans: terms.plans, pickupOnlyNames: terms.pickupOnlyNames },
      lost: lostChoice(checkout, terms),
      chosenSlot: cart.pickupSlot ?? undefined,
      chosen: {
        carrier: cart.carrierId ?? undefined,
        store: cart.pickupStoreId ?? undefined,
        payment: cart.paymentId ?? undefined,
      },
    },
    { headers },
  );
}

export async function action(args: ActionFunctionArgs) {
  const { checkout, owner, headers, db, now, request, context } = await requireCheckoutStep(args, "cartDelivery");
  const submission = parseForm(await readForm(request), deliveryForm(checkout.offer, deliveryTerms(checkout, now())));
  if (submission.status !== "success") {
    markRefused(context);
    return data({ reply: submission.reply(), refusedAt: now() }, { status: 422 });
  }
  const isSaved = await saveDelivery(db, owner, submission.value);
  throw redirect(addressOf(isSaved ? "cartContact" : "cart", owner.locale), { status: 303, headers });
}

/** What is wrong with a choice that was possible when it was made, such as a slot that is over. */
function lostChoice({ cart, delivery, offer }: Checkout, terms: DeliveryTerms): Refusal | undefined {
  if (delivery || cart.carrierId === null) return undefined;
  const chosen = new FormData();
  const { carrierId: carrier, paymentId: payment, pickupStoreId: store, pickupSlot } = cart;
  const slot = store === null ? {} : { [slotFieldName(store)]: pickupSlot };
  for (const [name, value] of Object.entries({ carrier, payment, store, ...slot })) if (value) chosen.set(name, value);
  return { reply: parseForm(chosen, deliveryForm(offer, terms)).reply(), refusedAt: 0 };
}

type Refusal = { reply: FormReply; refusedAt: number };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(matches, data?.title ?? "");

export default function CartDeliveryPage() {
  const { t } = useTranslation(["delivery", "checkout"]);
  const { lines, goodsTotals, offer, terms, lost, chosen, chosenSlot } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>() ?? lost;
  useTrackedPage({ kind: "delivery", lines, discounts: goodsTotals.discounts });
  const aside = (
    <OrderAside lines={lines}>
      <GoodsTotalsList totals={goodsTotals} goodsName={t("checkout:aside.goods")} />
    </OrderAside>
  );
  return (
    <CheckoutLayout step="cartDelivery" title={t("title")} aside={aside} refusedAt={refusal?.refusedAt}>
      <DeliveryForm offer={offer} terms={terms} chosen={chosen} chosenSlot={chosenSlot} refusal={refusal} />
    </CheckoutLayout>
  );
}
