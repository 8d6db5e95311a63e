import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";

import { addressOf } from "~/addresses";
import { useTrackedPage } from "~/features/analytics/useTracking";
import { saveDelivery } from "~/features/cart/cartCheckout.queries.server";
import { hasGift } from "~/features/cart/gift/gift";
import { CheckoutLayout } from "~/features/checkout/CheckoutLayout";
import type { Checkout } from "~/features/checkout/checkout";
import { DeliveryAside } from "~/features/checkout/DeliveryAside";
import { deliveryTerms } from "~/features/checkout/deliveryTerms";
import { totalsOfOffer } from "~/features/checkout/offerTotals";
import { DeliveryForm } from "~/features/delivery/DeliveryForm";
import { type DeliveryOffer, pricedOffer } from "~/features/delivery/delivery";
import { type DeliveryTerms, deliveryForm } from "~/features/delivery/delivery.form";
import { slotFieldName } from "~/features/delivery/pickupSlots";
import { usePickedDelivery } from "~/features/delivery/usePickedDelivery";
import { countRefusal } from "~/features/operations/refusals.server";
import { parcelDays } from "~/features/orders/shipping/shipment";
import { findPoint } from "~/features/pickupPoints/pickupPoint.queries.server";
import { pointSearchFields } from "~/features/pickupPoints/pointChoices";
import { pageMeta } from "~/features/shell/pageMeta";
import { deliveredGoods, goodsTotals } from "~/features/vouchers/goodsPrice";
import { parseForm } from "~/platform/http/parseForm.server";
import { readForm } from "~/platform/http/readForm.server";
import { markRefused } from "~/platform/http/refusal";
import { walletNames } from "~/platform/payments/wallets";
import { readWallets } from "~/platform/payments/wallets.server";
import { pragueClock } from "~/platform/time/pragueClock";
import type { FormReply } from "~/ui/formFields";

import { problemTitle } from "~/visit/problemTitle.server";
import { requireCheckoutStep } from "~/visit/requireCheckoutStep.server";
import { readChosen, readShownPoints } from "./shownPoints.server";

export const handle = { layout: "checkout", i18n: ["checkout", "delivery", "orders", "vouchers"] };

export async function loader(args: LoaderFunctionArgs) {
  const visit = await requireCheckoutStep(args, "cartDelivery");
  const { checkout, headers, t } = visit;
  const { lines, price, settings } = checkout;
  const { errors, ...offer } = checkout.offer;
  for (const error of errors) visit.log.error({ err: error, requestId: visit.requestId }, "delivery not read");
  const terms = deliveryTerms(checkout, visit.now());
  const { typed, ...chosen } = readChosen(visit);
  const priced = pricedOffer(offer, deliveredGoods(price), settings.free_delivery_above_minor);
  const areAllSent = checkout.pickupOnlyNames.length === 0;
  return data(
    {
      title: problemTitle(visit, t("delivery:title")),
      lines,
      goodsTotals: goodsTotals(price),
      offerTotals: totalsOfOffer(checkout, offer),
      offer: priced,
      arrivals: areAllSent ? parcelDays(offer.carriers, visit.now(), visit.locale) : {},
      terms: { plans: terms.plans, pickupOnlyNames: terms.pickupOnlyNames },
      points: await readShownPoints(visit, chosen, typed),
      wallets: walletNames(await readWallets(visit.environment, visit.now())),
      chosen: { ...chosen, carrier: chosen.carrier ?? onlyCarrier(offer) },
      // A search for pickup points sends the current choice, which is newer than the one stored in the cart.
      lost: typed.query === null ? lostChoice(checkout, terms) : undefined,
    },
    { headers },
  );
}

export async function action(args: ActionFunctionArgs) {
  const visit = await requireCheckoutStep(args, "cartDelivery");
  const { checkout, owner, headers, db, now, context } = visit;
  const form = await readForm(visit.request);
  const point = await findPoint(db, owner.locale, textIn(form, "point"), pragueClock(now()).date);
  const terms = deliveryTerms(checkout, now());
  const submission = parseForm(form, deliveryForm({ offer: checkout.offer, terms, point }));
  if (submission.status !== "success") {
    markRefused(context);
    countRefusal("validation");
    const sent = { carrier: textIn(form, "carrier"), point: point?.id ?? null };
    const points = await readShownPoints(visit, sent, { query: textIn(form, pointSearchFields.query), page: null });
    return data({ reply: submission.reply(), refusedAt: now(), points }, { status: 422 });
  }
  const isSaved = await saveDelivery(db, owner, submission.value);
  throw redirect(addressOf(isSaved ? "cartContact" : "cart", owner.locale), { status: 303, headers });
}

/** Returns the only carrier, which is preselected; undefined when there are several. */
function onlyCarrier({ carriers }: Pick<DeliveryOffer, "carriers">): string | undefined {
  return carriers.length === 1 ? carriers[0]?.id : undefined;
}

function textIn(form: FormData, name: string): string | null {
  const value = form.get(name);
  return typeof value === "string" ? value : null;
}

/**
 * Returns what is wrong with a choice that was possible when it was made, such as a slot that is over. It leaves out
 * two cases that the page shows itself: a pickup point that has closed, and a part of the offer that could not be read.
 */
function lostChoice({ cart, delivery, offer, point }: Checkout, terms: DeliveryTerms): FormReply | undefined {
  if (delivery || cart.carrierId === null || offer.failedParts.length > 0) return undefined;
  const { carrierId, paymentId, pickupStoreId, pickupSlot, pickupPointId } = cart;
  const kept = { carrier: carrierId, payment: paymentId, store: pickupStoreId, point: pickupPointId };
  const slot = pickupStoreId === null ? {} : { [slotFieldName(pickupStoreId)]: pickupSlot };
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...kept, ...slot })) if (value) form.set(name, value);
  const reply = parseForm(form, deliveryForm({ offer, terms, point })).reply();
  return Object.keys(reply.error ?? {}).every((field) => field === "point") ? undefined : reply;
}

/** Returns the carrier and payment that a rejected form was sent with. */
function textsOf({ initialValue }: FormReply) {
  const textOf = (value: unknown) => (typeof value === "string" ? value : undefined);
  return { carrier: textOf(initialValue?.carrier), payment: textOf(initialValue?.payment) };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(matches, data?.title ?? "");

export default function CartDeliveryPage() {
  const { t } = useTranslation(["delivery", "checkout"]);
  const { lines, goodsTotals, offerTotals, offer, chosen, lost, points, ...form } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const refusal = refused ?? (lost && { reply: lost, refusedAt: 0 });
  useTrackedPage({ kind: "delivery", lines, discounts: goodsTotals.discounts });
  const { picked, watched } = usePickedDelivery(refusal ? textsOf(refusal.reply) : chosen);
  const aside = <DeliveryAside lines={lines} offer={offer} totals={offerTotals} picked={picked} />;
  return (
    <CheckoutLayout step="cartDelivery" title={t("title")} aside={aside} refusedAt={refusal?.refusedAt}>
      {hasGift(lines) ? <p>{t("prepaid")}</p> : null}
      <DeliveryForm
        offer={offer}
        points={refused?.points ?? points}
        chosen={chosen}
        watched={watched}
        {...form}
        refusal={refusal}
      />
    </CheckoutLayout>
  );
}
