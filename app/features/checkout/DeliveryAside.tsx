import type { DeliveryOffer } from "~/features/delivery/delivery";
import { OrderTotalsList } from "~/features/delivery/OrderTotalsList";

import { type AsideLine, OrderAside } from "./OrderAside";
import type { OfferTotals } from "./offerTotals";

type DeliveryAsideProps = {
  lines: readonly AsideLine[];
  offer: Pick<DeliveryOffer, "carriers" | "payments">;
  totals: OfferTotals;
  /** The delivery and payment that are selected now; they may not be a valid combination. */
  picked: { carrier?: string | undefined; payment?: string | undefined };
};

/** Shows what the order costs with the selected delivery and payment, as far as they are selected. */
export function DeliveryAside({ lines, offer, totals, picked }: DeliveryAsideProps) {
  const carrier = offer.carriers.find(({ id }) => id === picked.carrier);
  const withCarrier = carrier && totals.byCarrier[carrier.id];
  const payment = carrier?.paymentIds.find((id) => id === picked.payment);
  const shown = (payment && withCarrier?.byPayment[payment]) ?? withCarrier?.alone ?? totals.goods;
  return (
    <OrderAside lines={lines} totalMinor={shown.totalMinor}>
      <OrderTotalsList
        totals={shown}
        carrierId={carrier?.id ?? null}
        paymentId={payment ?? null}
        isDeliveryFree={totals.isAlwaysFree}
      />
    </OrderAside>
  );
}
