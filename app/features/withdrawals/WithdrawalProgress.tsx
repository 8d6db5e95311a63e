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

function Progress({ state, sentOn, reason, pieces, isMoneyBack, isOfGiftsAlone }: WithdrawalShown) {
  const { t } = useTranslation("orders");
  const isBeingChecked = pieces.length === 0 && withdrawalStates[state].awaitsGoods;
  const isOver = !withdrawalStates[state].isOpen && !withdrawalStates[state].isVoid;
  const stateKey =
    isOfGiftsAlone && withdrawalStates[state].isComplete
      ? "withdraw.progress.gifts"
      : isOver && !withdrawalStates[state].isAutomatic && !isMoneyBack
        ? "withdraw.progress.over"
        : (`withdraw.state.${state}` as const);
  return (
    <div>
      <p>
        <strong>{t(isBeingChecked ? "withdraw.progress.check" : stateKey)}</strong>
      </p>
      {pieces.map((piece) => (
        <p key={piece}>{piece}</p>
      ))}
      <p>{t("withdraw.progress.sent", { date: sentOn })}</p>
      {reason ? <p>{t(reasonKey(state), { reason })}</p> : null}
    </div>
  );
}
