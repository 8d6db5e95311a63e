import { type DeliveryRow, GoodsTotalsList } from "./GoodsTotalsList";
import type { GoodsTotals } from "./goodsPrice";
import { VoucherForm, type VoucherRefusal } from "./VoucherForm";
import { VoucherList } from "./VoucherList";
import type { VoucherInCart } from "./voucher";

type VoucherSectionProps = {
  goodsName: string;
  delivery: DeliveryRow | undefined;
  vouchers: readonly VoucherInCart[];
  totals: GoodsTotals;
  refusal: VoucherRefusal | undefined;
};

/** The cart's price, its vouchers and their form. Needs the namespace `vouchers`. */
export function VoucherSection({ goodsName, delivery, vouchers, totals, refusal }: VoucherSectionProps) {
  return (
    <>
      <GoodsTotalsList totals={totals} goodsName={goodsName} delivery={delivery} vouchers={vouchers} />
      <VoucherList vouchers={vouchers} discounts={totals.discounts} />
      {/* The key resets the form when a voucher was added or removed. */}
      <VoucherForm key={vouchers.map(({ id }) => id).join()} refusal={refusal} />
    </>
  );
}
