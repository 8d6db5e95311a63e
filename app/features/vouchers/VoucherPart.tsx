import { GoodsTotalsList } from "./GoodsTotalsList";
import type { GoodsTotals } from "./goodsPrice";
import { VoucherForm, type VoucherRefusal } from "./VoucherForm";
import { VoucherList } from "./VoucherList";
import type { VoucherInCart } from "./voucher";

type VoucherPartProps = {
  goodsName: string;
  vouchers: readonly VoucherInCart[];
  totals: GoodsTotals;
  refusal: VoucherRefusal | undefined;
};

/** The cart's price with all that vouchers have to do with it. Needs the namespace `vouchers`. */
export function VoucherPart({ goodsName, vouchers, totals, refusal }: VoucherPartProps) {
  return (
    <>
      <GoodsTotalsList totals={totals} goodsName={goodsName} vouchers={vouchers} />
      <VoucherList vouchers={vouchers} discounts={totals.discounts} />
      {/* A voucher that came or went leaves the form as it was at first. */}
      <VoucherForm key={vouchers.map(({ id }) => id).join()} refusal={refusal} />
    </>
  );
}
