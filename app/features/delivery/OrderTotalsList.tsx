import { useTranslation } from "react-i18next";
import { useMoney } from "~/features/money/CurrencyContext";
import { type Discount, isPaidByGifts } from "~/features/vouchers/discount";
import { discountName } from "~/features/vouchers/discountName";
import { discountKinds } from "~/features/vouchers/voucherKinds";
import type { CarrierId } from "./carriers";
import type { OrderTotals } from "./delivery";
import * as styles from "./OrderTotalsList.css";
import type { PaymentId } from "./paymentMethods";

type OrderTotalsListProps = {
  totals: OrderTotals;
  /** Is null while no carrier is chosen; `isDeliveryFree` then says that each carrier is free. */
  carrierId: CarrierId | null;
  isDeliveryFree?: boolean;
  /** Is null while no payment is chosen. */
  paymentId: PaymentId | null;
  /** What withdrawals and claims subtract from the total of an order, and the rest. */
  afterwards?: { takenOffMinor: number; leftMinor: number };
};

/** Lists the items of an order's total. Needs the namespaces `orders`, `delivery` and `vouchers`. */
export function OrderTotalsList({
  totals,
  carrierId,
  isDeliveryFree = false,
  paymentId,
  afterwards,
}: OrderTotalsListProps) {
  const { t } = useTranslation(["orders", "delivery", "vouchers"]);
  const money = useMoney();
  const orFree = (amountMinor: number) => (amountMinor === 0 ? t("orders:totals.free") : money(amountMinor));
  const isWithDelivery = carrierId !== null || isDeliveryFree;
  const deliveryName = carrierId
    ? t("orders:totals.delivery", { carrier: t(`delivery:carrier.${carrierId}.name`) })
    : t("orders:totals.anyDelivery");
  const payment = paymentId && t(`delivery:payment.${paymentId}.name`);
  const discountRow = (discount: Discount) => [
    discountName(discount, (key, values) => t(`vouchers:row.${key}`, values)),
    money(-discount.amountMinor),
  ];
  const rows = [
    [t("orders:totals.goods"), money(totals.goodsMinor)],
    ...totals.discounts.filter(({ kind }) => !discountKinds[kind].isPayment).map(discountRow),
    [deliveryName, isWithDelivery ? orFree(totals.deliveryMinor) : t("orders:totals.choose")],
    ...(payment && !isPaidByGifts(totals)
      ? [[t("orders:totals.payment", { payment }), orFree(totals.paymentMinor)]]
      : []),
    ...(totals.roundingMinor === 0 ? [] : [[t("orders:totals.rounding"), money(totals.roundingMinor)]]),
    ...totals.discounts.filter(({ kind }) => discountKinds[kind].isPayment).map(discountRow),
  ];
  return (
    <dl className={styles.root}>
      {rows.map(([name, amount]) => (
        <div key={name} className={styles.row}>
          <dt>{name}</dt>
          <dd className={styles.amount}>{amount}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>{t(isWithDelivery ? "orders:totals.total" : "orders:totals.withoutDelivery")}</dt>
        <dd className={styles.sum}>{money(totals.totalMinor)}</dd>
      </div>
      {afterwards && afterwards.takenOffMinor > 0 ? (
        <>
          <div className={styles.row}>
            <dt>{t("orders:totals.takenOff")}</dt>
            <dd className={styles.amount}>{money(-afterwards.takenOffMinor)}</dd>
          </div>
          <div className={styles.row}>
            <dt>{t("orders:totals.left")}</dt>
            <dd className={styles.left}>{money(afterwards.leftMinor)}</dd>
          </div>
        </>
      ) : null}
    </dl>
  );
}
