import { useTranslation } from "react-i18next";
import { DetailSection } from "~/features/checkout/DetailSection";
import type { WithdrawalState } from "~/platform/database/schema";
import { withdrawalStates } from "./withdrawalStates";

export type WithdrawalShown = {
  state: WithdrawalState;
  /** A formatted date. */
  sentOn: string;
  /** Why it was refused, or why less is paid back; else empty. */
  reason: string;
  /** None while staff look for what is meant. */
  pieces: readonly string[];
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

function Progress({ state, sentOn, reason, pieces }: WithdrawalShown) {
  const { t } = useTranslation("orders");
  const isLooked = pieces.length === 0 && withdrawalStates[state].awaitsGoods;
  return (
    <div>
      <p>
        <strong>{t(isLooked ? "withdraw.progress.check" : `withdraw.state.${state}`)}</strong>
      </p>
      {pieces.map((piece) => (
        <p key={piece}>{piece}</p>
      ))}
      <p>{t("withdraw.progress.sent", { date: sentOn })}</p>
      {reason ? <p>{t("withdraw.progress.reason", { reason })}</p> : null}
    </div>
  );
}
