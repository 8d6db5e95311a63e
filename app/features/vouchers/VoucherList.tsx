import { useTranslation } from "react-i18next";

import type { Discount } from "./discount";
import { discountName } from "./discountName";
import { useProblemText } from "./useProblemText";
import * as styles from "./VoucherList.css";
import { VoucherRemoval } from "./VoucherRemoval";
import type { VoucherInCart } from "./voucher";

type VoucherListProps = { vouchers: readonly VoucherInCart[]; discounts: readonly Discount[] };

/** The vouchers of a cart that take nothing off, each with its reason and a way out. */
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
  const wordProblem = useProblemText();
  if (!problem) return <p className={styles.quiet}>{t(kind === "percent" ? "better" : "nothingLeft")}</p>;
  return (
    <p className={styles.alert} role="alert">
      {t("notCounted")}. {wordProblem(problem)}
    </p>
  );
}
