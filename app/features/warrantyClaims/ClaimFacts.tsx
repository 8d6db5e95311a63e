import { useTranslation } from "react-i18next";

import { FactList } from "~/ui/statusPage/FactList";
import type { ClaimView } from "./ClaimPage";
import { claimStates } from "./warrantyClaimStates";

/** Lists what was claimed, the remedy, the day by which it is settled, and the outcome with its day. */
export function ClaimFacts({ claim }: { claim: ClaimView }) {
  const { t } = useTranslation(["warrantyClaims", "orders"]);
  const { state, orderNumber, pieces, since, remedy, madeAt, dueOn, endedOn, refund, gift, statement } = claim;
  const { refundWay } = claim;
  const { isDecided } = claimStates[state];
  const facts = [
    { name: t(isDecided ? "outcome" : "status"), value: t(`orders:claim.states.${state}`) },
    { name: t("due"), value: endedOn === null && dueOn },
    { name: t("statement"), value: statement },
    { name: t("ended"), value: isDecided && endedOn },
    { name: t(`refund.${refundWay}`), value: refund },
    { name: t("gift"), value: gift },
    { name: t("goods"), value: pieces.join("\n") },
    { name: t("remedy"), value: t(`remedies.${remedy}.name`) },
    { name: t("since"), value: since },
    { name: t("made"), value: madeAt },
    { name: t("orderNumber"), value: orderNumber },
  ];
  return <FactList facts={facts} />;
}
