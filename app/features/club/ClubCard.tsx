import { useTranslation } from "react-i18next";

import { addressOf } from "~/addresses";
import { useMoney } from "~/features/money/CurrencyContext";
import { useLocale } from "~/platform/i18n/LocaleContext";

import * as styles from "./ClubCard.css";
import type { ClubStatus } from "./club";

/** Shows the discount of a club member, or what a customer still lacks to become one. */
export function ClubCard({ standing }: { standing: ClubStatus }) {
  const { t } = useTranslation("orders");
  const locale = useLocale();
  return (
    <section className={styles.root}>
      <h2 className={styles.title}>{standing.kind === "member" ? standing.description : t("club.title")}</h2>
      <Standing standing={standing} />
      <a className={styles.link} href={addressOf("club", locale)}>
        {t("club.more")}
      </a>
    </section>
  );
}

function Standing({ standing }: { standing: ClubStatus }) {
  const { t } = useTranslation("orders");
  const money = useMoney();
  if (standing.kind === "member") return <p>{t("club.member", { percent: standing.discountPercent })}</p>;
  if (standing.kind === "promised") return <p>{t("club.promised", { number: standing.number })}</p>;
  const { limitMinor, haveMinor, missingMinor } = standing;
  if (missingMinor === 0) return <p>{t("club.enough", { have: money(haveMinor) })}</p>;
  return (
    <>
      <p className={styles.missing}>{t("club.missing", { amount: money(missingMinor) })}</p>
      <progress className={styles.progress} max={limitMinor + 1} value={haveMinor} aria-label={t("club.progress")} />
      <p className={styles.quiet}>
        {t("club.how", { limit: money(limitMinor) })}
        {haveMinor > 0 ? ` ${t("club.have", { have: money(haveMinor) })}` : null}
      </p>
    </>
  );
}
