import { useTranslation } from "react-i18next";
import type { Discount } from "./discount";
import { discountName } from "./discountName";
import { useVoucherProblemText } from "./useVoucherProblemText";
import * as styles from "./VoucherList.css";
import { VoucherRemoval } from "./VoucherRemoval";
import type { VoucherInCart } from "./voucher";
import { voucherKinds } from "./voucherKinds";

type VoucherListProps = { vouchers: readonly VoucherInCart[]; discounts: readonly Discount[] };

/** The cart's vouchers that give no discount, each with the reason and a button that removes it. */
export function VoucherList({ vouchers, discounts }: VoucherListProps) {
  const idle = vouchers.filter(({ id }) => !discounts.some(({ voucherId }) => voucherId === id));
  if (idle.length === 0) return null;
  return (
    <ul className={styles.root}>
      {idle.map((voucher) => (
        <VoucherRow key={voucher.id} voucher={voucher} />
      ))}
    </ul>
  );
}

function VoucherRow({ voucher }: { voucher: VoucherInCart }) {
  const { t } = useTranslation("vouchers");
  return (
    <li className={styles.row}>
      <span className={styles.name}>{discountName(voucher, (key, values) => t(`row.${key}`, values))}</span>
      <VoucherRemoval voucher={voucher} />
      <Reason voucher={voucher} />
    </li>
  );
}

function Reason({ voucher: { kind, problem } }: { voucher: VoucherInCart }) {
  const { t } = useTranslation("vouchers");
  const describeProblem = useVoucherProblemText();
  if (!problem) return <p className={styles.quiet}>{t(voucherKinds[kind].isPercentage ? "better" : "nothingLeft")}</p>;
  return (
    <p className={styles.alert} role="alert">
      {t("notCounted")}. {describeProblem(problem)}
    </p>
  );
}
