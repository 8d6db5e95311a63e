import { useTranslation } from "react-i18next";

import { NewTabLink } from "../NewTabLink";
import * as styles from "./GuaranteeNotice.css";

/** The Union's page about the legal guarantee, which the notice must name. */
const officialPage = "europa.eu/youreurope/legal-guarantee";

/** The page about guarantees of durability, which the label of a producer names. */
const durabilityPage = "europa.eu/youreurope/commercial-guarantee-durability";

type GuaranteeNoticeProps = {
  headingLevel: "h2" | "h3";
  /** What the producer guarantees besides; empty for most products. */
  producerGuarantee?: string;
};

/**
 * The harmonised notice on the legal guarantee of conformity (Regulation (EU) 2025/1960), in words. Shown with every
 * product and before ordering. Needs the namespace `legal`.
 */
export function GuaranteeNotice({ headingLevel: Heading, producerGuarantee }: GuaranteeNoticeProps) {
  const { t } = useTranslation("legal");
  return (
    <section className={styles.root} aria-labelledby="guarantee-notice">
      <p className={styles.years} aria-hidden="true">
        {t("guarantee.years")}
      </p>
      <div className={styles.text}>
        <Heading id="guarantee-notice" className={styles.title}>
          {t("guarantee.title")}
        </Heading>
        <p>{t("guarantee.duration")}</p>
        <p>{t("guarantee.rights")}</p>
        <p>
          {t("guarantee.more")} <NewTabLink href={`https://${officialPage}`}>{officialPage}</NewTabLink>
        </p>
        {producerGuarantee ? (
          <p className={styles.producer}>
            <strong>{t("guarantee.producer")}</strong> {producerGuarantee}{" "}
            <NewTabLink href={`https://${durabilityPage}`}>{durabilityPage}</NewTabLink>
          </p>
        ) : null}
      </div>
    </section>
  );
}
