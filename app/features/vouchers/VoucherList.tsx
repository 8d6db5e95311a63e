import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { spoken } from "styles/global.css";

import { addressOf } from "~/addresses";
import { useMoney } from "~/features/money/CurrencyContext";
import { useLocale } from "~/platform/i18n/LocaleContext";
import { button } from "~/ui/Button.css";

import { discountName } from "./discountName";
import type { GoodsTotals } from "./goodsPrice";
import { useProblemText } from "./useProblemText";
import * as styles from "./VoucherList.css";
import type { VoucherInCart } from "./voucher";

type VoucherListProps = { vouchers: readonly VoucherInCart[]; totals: Pick<GoodsTotals, "discounts"> };

/** The vouchers of a cart: each can be taken out, and says why when it does not count. */
export function VoucherList({ vouchers, totals }: VoucherListProps) {
  if (vouchers.length === 0) return null;
  return (
    <ul className={styles.root}>
      {vouchers.map((voucher) => (
        <VoucherRow
          key={voucher.id}
          voucher={voucher}
          amountMinor={totals.discounts.find(({ voucherId }) => voucherId === voucher.id)?.amountMinor ?? 0}
        />
      ))}
    </ul>
  );
}

function VoucherRow({ voucher, amountMinor }: { voucher: VoucherInCart; amountMinor: number }) {
  const { t } = useTranslation("vouchers");
  const name = discountName(voucher, (key, values) => t(`row.${key}`, values));
  return (
    <li className={styles.row}>
      <span className={styles.name}>{name}</span>
      <RemovalForm voucher={voucher} />
      <Standing voucher={voucher} amountMinor={amountMinor} />
    </li>
  );
}

/** What there is to say beside the amount, which stands in the totals. */
function Standing({
  voucher: { kind, problem, valueMinor },
  amountMinor,
}: {
  voucher: VoucherInCart;
  amountMinor: number;
}) {
  const { t } = useTranslation("vouchers");
  const money = useMoney();
  const wordProblem = useProblemText();
  if (problem) {
    return (
      <p className={styles.alert} role="alert">
        {t("notCounted")}. {wordProblem(problem)}
      </p>
    );
  }
  if (amountMinor === 0) return <p className={styles.quiet}>{t(kind === "percent" ? "better" : "nothingLeft")}</p>;
  const leftMinor = kind === "gift" ? (valueMinor ?? 0) - amountMinor : 0;
  return leftMinor > 0 ? <p className={styles.quiet}>{t("giftLeft", { amount: money(leftMinor) })}</p> : null;
}

function RemovalForm({ voucher: { id, code } }: { voucher: VoucherInCart }) {
  const { t } = useTranslation("vouchers");
  return (
    <Form method="post" action={addressOf("cart", useLocale())} preventScrollReset>
      <button type="submit" name="voucherId" value={id} className={button.text}>
        {t("remove")}
        <span className={spoken}> {t("removeNamed", { code })}</span>
      </button>
    </Form>
  );
}
