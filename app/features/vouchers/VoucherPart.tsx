import type { GoodsTotals } from "./goodsPrice";
import { VoucherForm, type VoucherRefusal } from "./VoucherForm";
import { VoucherList } from "./VoucherList";
import type { VoucherInCart } from "./voucher";

type VoucherPartProps = {
  vouchers: readonly VoucherInCart[];
  totals: GoodsTotals;
  refusal: VoucherRefusal | undefined;
};

/** All that the cart's page has of vouchers but their amounts. Needs the namespace `vouchers`. */
export function VoucherPart({ vouchers, totals, refusal }: VoucherPartProps) {
  return (
    <>
      <VoucherList vouchers={vouchers} totals={totals} />
      <VoucherForm refusal={refusal} />
    </>
  );
}
