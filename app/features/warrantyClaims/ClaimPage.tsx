import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { column } from "styles/global.css";
import { DetailSection } from "~/features/checkout/DetailSection";
import type { ClaimState, ClaimWish } from "~/platform/database/schema";
import { button } from "~/ui/Button.css";
import { Intent } from "~/ui/Intent";
import { ClaimFacts } from "./ClaimFacts";
import * as styles from "./ClaimPage.css";
import type { ClaimIntent } from "./warrantyClaim.form";
import { claimStates } from "./warrantyClaimStates";

export type ClaimView = {
  number: string;
  state: ClaimState;
  orderNumber: string;
  pieces: string[];
  defect: string;
  since: string;
  wish: ClaimWish;
  /** Dates and amounts are formatted by the server, because browsers may format them differently. */
  madeAt: string;
  /** Empty for a company. */
  dueOn: string;
  isLate: boolean;
  /** Null while it is open. */
  endedOn: string | null;
  /** Empty where nothing goes back. */
  refund: string;
  gift: string;
  /** What staff say of the outcome; empty while it is open. The steps before it have their own notes. */
  statement: string;
  /** True when all of it went to gift vouchers. */
  isGivenToVouchers: boolean;
  photos: { address: string; widthPx: number; heightPx: number }[];
  history: { at: string; state: ClaimState; note: string }[];
};

/** The claim's own page, behind its secret address. It shows no name, address or phone. */
export function ClaimPage({ claim }: { claim: ClaimView }) {
  const { t } = useTranslation("warrantyClaims");
  const { state, number, defect, photos, isLate } = claim;
  const { isAwaited, isOpen } = claimStates[state];
  const text = claim.isGivenToVouchers ? "gift" : state;
  return (
    <div className={`${column} ${styles.root}`}>
      <header className={styles.head}>
        <p className={styles.quiet}>{t("metaTitle", { number })}</p>
        <h1 className={styles.title}>{t(`page.${text}.title`)}</h1>
        <p className={styles.lead}>{t(`page.${text}.text`)}</p>
        {isLate ? <p className={styles.lead}>{t("late")}</p> : null}
      </header>
      <div className={styles.columns}>
        <ClaimFacts claim={claim} />
        <div className={styles.main}>
          {isAwaited ? <Bring number={number} /> : null}
          {defect ? (
            <DetailSection title={t("defect")}>
              <p className={styles.lines}>{defect}</p>
            </DetailSection>
          ) : null}
          {photos.length > 0 ? <Photos photos={photos} /> : null}
          <History history={claim.history} />
          {isOpen ? <CancelClaim /> : null}
        </div>
      </div>
    </div>
  );
}

function Bring({ number }: { number: string }) {
  const { t } = useTranslation("warrantyClaims");
  return (
    <DetailSection title={t("bring.title")}>
      <p>{t("bring.text", { number })}</p>
      <p className={styles.lines}>{t("workshop")}</p>
    </DetailSection>
  );
}

function Photos({ photos }: Pick<ClaimView, "photos">) {
  const { t } = useTranslation("warrantyClaims");
  return (
    <DetailSection title={t("photos")}>
      <div className={styles.photos}>
        {photos.map(({ address, widthPx, heightPx }, index) => (
          <a key={address} href={address}>
            <img
              src={address}
              alt={t("photo", { number: index + 1 })}
              width={widthPx}
              height={heightPx}
              loading="lazy"
              className={styles.photo}
            />
          </a>
        ))}
      </div>
    </DetailSection>
  );
}

function History({ history }: Pick<ClaimView, "history">) {
  const { t } = useTranslation(["warrantyClaims", "orders"]);
  return (
    <DetailSection title={t("history")}>
      <ol className={styles.steps}>
        {history.map(({ at, state, note }) => (
          <li key={`${at} ${state}`} className={styles.step}>
            <span>{t(`orders:claim.states.${state}`)}</span>
            <span className={styles.quiet}>{at}</span>
            {note ? <span className={styles.note}>{note}</span> : null}
          </li>
        ))}
      </ol>
    </DetailSection>
  );
}

/** Collapsed, so that it takes a second click: a cancelled claim cannot be restored. */
function CancelClaim() {
  const { t } = useTranslation("warrantyClaims");
  return (
    <details>
      <summary className={styles.cancelTitle}>{t("cancel.open")}</summary>
      <Form method="post" className={styles.cancel}>
        <Intent<ClaimIntent> name="cancel-claim" />
        <p>{t("cancel.text")}</p>
        <button type="submit" className={button.light}>
          {t("cancel.submit")}
        </button>
      </Form>
    </details>
  );
}
