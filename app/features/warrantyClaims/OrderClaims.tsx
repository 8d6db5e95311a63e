import { useTranslation } from "react-i18next";
import { DetailSection } from "~/features/checkout/DetailSection";
import type { ClaimState } from "~/platform/database/schema";

export type ClaimShown = {
  number: string;
  state: ClaimState;
  /** The path of the claim's page. */
  at: string;
  /** The formatted day by which the claim is settled; null once it has ended, and for a company. */
  dueOn: string | null;
  pieces: readonly string[];
};

/** Shows an order's claims on the order's page. Needs the namespace `orders`. */
export function OrderClaims({ claims }: { claims: readonly ClaimShown[] }) {
  const { t } = useTranslation("orders");
  if (claims.length === 0) return null;
  return (
    <DetailSection title={t("claim.title")}>
      {claims.map(({ number, state, at, dueOn, pieces }) => (
        <div key={number}>
          <p>
            <a href={at}>{number}</a>: <strong>{t(`claim.states.${state}`)}</strong>
            {dueOn === null ? null : `, ${t("claim.due", { date: dueOn })}`}
          </p>
          {pieces.map((piece) => (
            <p key={piece}>{piece}</p>
          ))}
        </div>
      ))}
    </DetailSection>
  );
}
