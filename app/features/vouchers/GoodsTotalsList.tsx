import { useTranslation } from "react-i18next";
import { useMoney } from "~/features/money/CurrencyContext";
import type { Discount } from "./discount";
import { discountName } from "./discountName";
import * as styles from "./GoodsTotalsList.css";
import type { GoodsTotals } from "./goodsPrice";
import { VoucherRemoval } from "./VoucherRemoval";
import type { VoucherInCart } from "./voucher";
import { voucherKinds } from "./voucherKinds";

/** The price of the delivery, as far as it is known, and the label of the total below it. */
export type DeliveryRow = { name: string; price: string; isFree: boolean; totalName: string };

type GoodsTotalsListProps = {
  totals: GoodsTotals;
  /** The label of the goods' price before discounts. */
  goodsName: string;
  delivery?: DeliveryRow | undefined;
  /** Vouchers that get a button for removal. */
  vouchers?: readonly VoucherInCart[];
};

/** Shows the price of the products, discounts and delivery; a single line without discounts and delivery. */
export function GoodsTotalsList({ totals, goodsName, delivery, vouchers = [] }: GoodsTotalsListProps) {
  const money = useMoney();
  if (delivery || totals.discounts.length > 0)
    return <Rows totals={totals} goodsName={goodsName} delivery={delivery} vouchers={vouchers} />;
  return (
    <p className={styles.total}>
      <span>{goodsName}</span>
      <strong className={styles.sum}>{money(totals.goodsMinor)}</strong>
    </p>
  );
}

function Rows({ totals, goodsName, delivery, vouchers = [] }: GoodsTotalsListProps) {
  const { t } = useTranslation("vouchers");
  const money = useMoney();
  return (
    <dl className={styles.root}>
      <div className={styles.row}>
        <dt>{goodsName}</dt>
        <dd className={styles.amount}>{money(totals.goodsMinor)}</dd>
      </div>
      {totals.discounts.map((discount) => (
        <div key={`${discount.kind} ${discount.code}`} className={styles.row}>
          <dt>
            {discountName(discount, (key, values) => t(`row.${key}`, values))}
            <Removal discount={discount} voucher={vouchers.find(({ id }) => id === discount.voucherId)} />
          </dt>
          <dd className={styles.amount}>{money(-discount.amountMinor)}</dd>
        </div>
      ))}
      {delivery ? (
        <div className={styles.row}>
          <dt>{delivery.name}</dt>
          <dd className={delivery.isFree ? styles.free : styles.amount}>{delivery.price}</dd>
        </div>
      ) : null}
      <div className={styles.total}>
        <dt>{delivery?.totalName ?? t("total")}</dt>
        <dd className={styles.sum}>{money(totals.totalMinor)}</dd>
      </div>
    </dl>
  );
}

function Removal({ discount, voucher }: { discount: Discount; voucher: VoucherInCart | undefined }) {
  const { t } = useTranslation("vouchers");
  const money = useMoney();
  if (!voucher) return null;
  const leftMinor = voucherKinds[voucher.kind].isPayment ? (voucher.valueMinor ?? 0) - discount.amountMinor : 0;
  return (
    <>
      {leftMinor > 0 ? <p className={styles.quiet}>{t("giftLeft", { amount: money(leftMinor) })}</p> : null}
      <VoucherRemoval voucher={voucher} />
    </>
  );
}
