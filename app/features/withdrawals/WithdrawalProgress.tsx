import { useTranslation } from "react-i18next";
import { DetailSection } from "~/features/checkout/DetailSection";
import type { WithdrawalState } from "~/platform/database/schema";
import { reasonKey, withdrawalStates } from "./withdrawalStates";

export type WithdrawalShown = {
  state: WithdrawalState;
  /** A formatted date. */
  sentOn: string;
  /** Why it was refused, or why less is paid back; else empty. */
  reason: string;
  /** None while staff look for what is meant. */
  pieces: readonly string[];
  /** Money of the order was sent back. */
  isMoneyBack: boolean;
  /** The goods have not left the shop. */
  isUnsent: boolean;
  /** Only gift vouchers, of which nothing is sent back. */
  isOfGiftsAlone: boolean;
};

/** What became of an order's withdrawals. */
export function WithdrawalProgress({ withdrawals }: { withdrawals: readonly WithdrawalShown[] }) {
  const { t } = useTranslation("orders");
  if (withdrawals.length === 0) return null;
  return (
    <DetailSection title={t("withdraw.progress.title")}>
      {withdrawals.map((withdrawal, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is drawn once, in the order of the withdrawals.
        <Progress key={index} {...withdrawal} />
      ))}
    </DetailSection>
  );
}

function Progress({ sentOn, reason, pieces, ...withdrawal }: WithdrawalShown) {
  const { t } = useTranslation("orders");
  const { state } = withdrawal;
  const isBeingChecked = pieces.length === 0 && withdrawalStates[state].awaitsGoods;
  return (
    <div>
      <p>
        <strong>{t(isBeingChecked ? "withdraw.progress.check" : progressKey(withdrawal))}</strong>
      </p>
      {pieces.map((piece) => (
        <p key={piece}>{piece}</p>
      ))}
      <p>{t("withdraw.progress.sent", { date: sentOn })}</p>
      {reason ? <p>{t(reasonKey(state), { reason })}</p> : null}
    </div>
  );
}

/** What has become of it, where its state alone does not say that right. */
function progressKey(withdrawal: Pick<WithdrawalShown, "state" | "isMoneyBack" | "isUnsent" | "isOfGiftsAlone">) {
  const { state, isMoneyBack, isUnsent, isOfGiftsAlone } = withdrawal;
  const { isOpen, isVoid, isAutomatic, isComplete, isUndecided } = withdrawalStates[state];
  if (isOfGiftsAlone && isComplete) return "withdraw.progress.gifts";
  if (isUnsent && isUndecided) return "withdraw.progress.unsent";
  const isOver = !isOpen && !isVoid && !isAutomatic;
  return isOver && !isMoneyBack ? "withdraw.progress.over" : (`withdraw.state.${state}` as const);
}
