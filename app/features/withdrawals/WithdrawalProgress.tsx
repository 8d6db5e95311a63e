import { useTranslation } from "react-i18next";
import { DetailSection } from "~/features/checkout/DetailSection";
import type { WithdrawalState } from "~/platform/database/schema";
import { reasonKey, withdrawalStates } from "./withdrawalStates";

export type WithdrawalShown = {
  state: WithdrawalState;
  /** A formatted date. */
  sentOn: string;
  /** Why the withdrawal was refused, or why less is paid back; otherwise empty. */
  reason: string;
  /** Is empty while staff find out which pieces are meant. */
  pieces: readonly string[];
  /** Whether money of the order has been refunded. */
  isMoneyBack: boolean;
  /** Whether the goods have not left the shop. */
  isUnsent: boolean;
  /** Whether only gift vouchers are withdrawn from, so that nothing has to be sent back. */
  isOfGiftsAlone: boolean;
};

/** Shows how far each of an order's withdrawals has got. */
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
      {pieces.map((piece, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is drawn once, and two pieces may have the same text.
        <p key={index}>{piece}</p>
      ))}
      <p>{t("withdraw.progress.sent", { date: sentOn })}</p>
      {reason ? <p>{t(reasonKey(state), { reason })}</p> : null}
    </div>
  );
}

/** Chooses the text for the progress. The state's own text would be wrong in some cases. */
function progressKey(withdrawal: Pick<WithdrawalShown, "state" | "isMoneyBack" | "isUnsent" | "isOfGiftsAlone">) {
  const { state, isMoneyBack, isUnsent, isOfGiftsAlone } = withdrawal;
  const { isOpen, isVoid, isAutomatic, isComplete, isUndecided } = withdrawalStates[state];
  if (isOfGiftsAlone && isComplete) return "withdraw.progress.gifts";
  if (isUnsent && isUndecided) return "withdraw.progress.unsent";
  const isOver = !isOpen && !isVoid && !isAutomatic;
  return isOver && !isMoneyBack ? "withdraw.progress.over" : (`withdraw.state.${state}` as const);
}
