import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";

import { addressOf } from "~/addresses";
import { useTrackedPage } from "~/features/analytics/useTracking";
import { saveDelivery } from "~/features/cart/cartCheckout.queries.server";
import { hasGift } from "~/features/cart/gift/gift";
import { CheckoutLayout } from "~/features/checkout/CheckoutLayout";
import { OrderAside } from "~/features/checkout/OrderAside";
import { DeliveryForm } from "~/features/delivery/DeliveryForm";
import { type DeliveryOffer, pricedOffer } from "~/features/delivery/delivery";
import { deliveryForm } from "~/features/delivery/delivery.form";
import { findPoint } from "~/features/pickupPoints/pickupPoint.queries.server";
import { pointSearchFields } from "~/features/pickupPoints/pointChoices";
import { pageMeta } from "~/features/shell/pageMeta";
import { GoodsTotalsList } from "~/features/vouchers/GoodsTotalsList";
import { deliveredGoods, goodsTotals } from "~/features/vouchers/goodsPrice";
import { parseForm } from "~/platform/http/parseForm.server";
import { readForm } from "~/platform/http/readForm.server";
import { markRefused } from "~/platform/http/refusal";
import { walletNames } from "~/platform/payments/wallets";
import { readWallets } from "~/platform/payments/wallets.server";
import { pragueClock } from "~/platform/time/pragueClock";

import { problemTitle } from "~/visit/problemTitle.server";
import { requireCheckoutStep } from "~/visit/requireCheckoutStep.server";
import { readChosen, readShownPoints } from "./shownPoints.server";

export const handle = { i18n: ["checkout", "delivery", "vouchers"] };

export async function loader(args: LoaderFunctionArgs) {
  const visit = await requireCheckoutStep(args, "cartDelivery");
  const { checkout, headers, t } = visit;
  const { lines, price, settings } = checkout;
  const { errors, ...offer } = checkout.offer;
  for (const error of errors) visit.log.error({ err: error, requestId: visit.requestId }, "delivery not read");
  const { typed, ...chosen } = readChosen(visit);
  const reducedMinor = deliveredGoods(price);
  return data(
    {
      title: problemTitle(visit, t("delivery:title")),
      lines,
      goodsTotals: goodsTotals(price),
      offer: pricedOffer(offer, reducedMinor, settings.free_delivery_above_minor),
      points: await readShownPoints(visit, chosen, typed),
      wallets: walletNames(await readWallets(visit.environment, visit.now())),
      chosen: { ...chosen, carrier: chosen.carrier ?? onlyCarrier(offer) },
    },
    { headers },
  );
}

export async function action(args: ActionFunctionArgs) {
  const visit = await requireCheckoutStep(args, "cartDelivery");
  const { checkout, owner, headers, db, now, context } = visit;
  const form = await readForm(visit.request);
  const point = await findPoint(db, owner.locale, textIn(form, "point"), pragueClock(now()).date);
  const submission = parseForm(form, deliveryForm(checkout.offer, point));
  if (submission.status !== "success") {
    markRefused(context);
    const sent = { carrier: textIn(form, "carrier"), point: point?.id ?? null };
    const points = await readShownPoints(visit, sent, { query: textIn(form, pointSearchFields.query), page: null });
    return data({ reply: submission.reply(), refusedAt: now(), points }, { status: 422 });
  }
  const isSaved = await saveDelivery(db, owner, submission.value);
  throw redirect(addressOf(isSaved ? "cartContact" : "cart", owner.locale), { status: 303, headers });
}

/** Where there is no choice, it is made. */
function onlyCarrier({ carriers }: Pick<DeliveryOffer, "carriers">): string | undefined {
  return carriers.length === 1 ? carriers[0]?.id : undefined;
}

function textIn(form: FormData, name: string): string | null {
  const value = form.get(name);
  return typeof value === "string" ? value : null;
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(matches, data?.title ?? "");

export default function CartDeliveryPage() {
  const { t } = useTranslation(["delivery", "checkout"]);
  const { lines, goodsTotals, offer, points, wallets, chosen } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  useTrackedPage({ kind: "delivery", lines, discounts: goodsTotals.discounts });
  const aside = (
    <OrderAside lines={lines}>
      <GoodsTotalsList totals={goodsTotals} goodsName={t("checkout:aside.goods")} />
    </OrderAside>
  );
  return (
    <CheckoutLayout step="cartDelivery" title={t("title")} aside={aside} refusedAt={refusal?.refusedAt}>
      {hasGift(lines) ? <p>{t("prepaid")}</p> : null}
      <DeliveryForm
        offer={offer}
        points={refusal?.points ?? points}
        wallets={wallets}
        chosen={chosen}
        refusal={refusal}
      />
    </CheckoutLayout>
  );
}
