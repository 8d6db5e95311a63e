import { useTranslation } from "react-i18next";
import { column } from "styles/global.css";
import { DetailSection } from "~/features/checkout/DetailSection";
import type { RefundWay } from "~/features/orders/refunds/refund";
import type { ClaimRemedy, ClaimState } from "~/platform/database/schema";
import { Intent } from "~/ui/Intent";
import { CancelForm } from "~/ui/statusPage/CancelForm";
import { PhotoGrid, type ShownPhoto } from "~/ui/statusPage/PhotoGrid";
import * as styles from "~/ui/statusPage/StatusPage.css";
import { StepList } from "~/ui/statusPage/StepList";
import { ClaimFacts } from "./ClaimFacts";
import type { ClaimIntent } from "./warrantyClaim.form";
import { claimStates } from "./warrantyClaimStates";

export type ClaimView = {
  number: string;
  /** The address that the goods are brought or sent to, in lines. */
  workshop: string;
  state: ClaimState;
  /** The body that settles disputes out of court; empty unless a consumer's claim was rejected. */
  dispute: string;
  orderNumber: string;
  pieces: string[];
  defect: string;
  since: string;
  remedy: ClaimRemedy;
  /** All dates and amounts are formatted by the server, because browsers may format them differently. */
  madeAt: string;
  /** The day by which the claim is settled; empty for a company. */
  dueOn: string;
  isLate: boolean;
  /** The day on which the claim ended; null while it is open. */
  endedOn: string | null;
  /** The refunded money; empty when there is none. */
  refund: string;
  refundWay: RefundWay;
  gift: string;
  /** The statement of staff about the outcome; empty while the claim is open. Earlier steps have notes of their own. */
  statement: string;
  /** Whether the whole refund went to gift vouchers. */
  isGivenToVouchers: boolean;
  photos: ShownPhoto[];
  history: { at: string; state: ClaimState; note: string }[];
};

/** The claim's own page, behind its secret address. It shows no name, address or phone. */
export function ClaimPage({ claim }: { claim: ClaimView }) {
  const { t } = useTranslation(["warrantyClaims", "orders"]);
  const { state, number, defect, photos, history, isLate } = claim;
  const { isAwaited, isOpen } = claimStates[state];
  const text = claim.isGivenToVouchers ? "gift" : state;
  return (
    <div className={`${column} ${styles.root}`}>
      <header className={styles.head}>
        <p className={styles.quiet}>{t("metaTitle", { number })}</p>
        <h1 className={styles.title}>{t(`page.${text}.title`)}</h1>
        <p className={styles.lead}>{t(`page.${text}.text`)}</p>
        {claim.dispute ? <p className={styles.lead}>{claim.dispute}</p> : null}
        {isLate ? <p className={styles.lead}>{t("late")}</p> : null}
      </header>
      <div className={styles.columns}>
        <ClaimFacts claim={claim} />
        <div className={styles.main}>
          {isAwaited ? <Bring number={number} workshop={claim.workshop} /> : null}
          {defect ? (
            <DetailSection title={t("defect")}>
              <p className={styles.lines}>{defect}</p>
            </DetailSection>
          ) : null}
          {photos.length > 0 ? (
            <DetailSection title={t("photos")}>
              <PhotoGrid photos={photos} nameOf={(number) => t("photo", { number })} />
            </DetailSection>
          ) : null}
          <DetailSection title={t("history")}>
            <StepList steps={history.map((step) => ({ ...step, state: t(`orders:claim.states.${step.state}`) }))} />
          </DetailSection>
          {isOpen ? <CancelClaim /> : null}
        </div>
      </div>
    </div>
  );
}

function Bring({ number, workshop }: { number: string; workshop: string }) {
  const { t } = useTranslation("warrantyClaims");
  return (
    <DetailSection title={t("bring.title")}>
      <p>{t("bring.text", { number })}</p>
      <p className={styles.lines}>{workshop}</p>
    </DetailSection>
  );
}

function CancelClaim() {
  const { t } = useTranslation("warrantyClaims");
  return (
    <CancelForm title={t("cancel.open")} text={t("cancel.text")} submit={t("cancel.submit")}>
      <Intent<ClaimIntent> name="cancel-claim" />
    </CancelForm>
  );
}
