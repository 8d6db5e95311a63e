import { useTranslation } from "react-i18next";
import { spoken } from "styles/global.css";

import { addressOf } from "~/addresses";
import { useLocale } from "~/platform/i18n/LocaleContext";

import * as styles from "./CheckoutSteps.css";
import { type Step, steps } from "./checkout";

/** Where the visitor is on the way to an order; done steps lead back. */
export function CheckoutSteps({ current }: { current: Step }) {
  const { t } = useTranslation("checkout");
  const locale = useLocale();
  const currentIndex = steps.indexOf(current);
  return (
    <nav aria-label={t("steps.label")}>
      <ol className={styles.root}>
        {steps.map((step, index) => (
          <li key={step} className={styles.step[stateOf(index, currentIndex)]}>
            {index < currentIndex ? (
              <a className={styles.link} href={addressOf(step, locale)}>
                {t(`steps.${step}`)}
                <span className={spoken}> ({t("steps.done")})</span>
              </a>
            ) : (
              <span aria-current={index === currentIndex ? "step" : undefined}>{t(`steps.${step}`)}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function stateOf(index: number, currentIndex: number): "done" | "current" | "ahead" {
  if (index === currentIndex) return "current";
  return index < currentIndex ? "done" : "ahead";
}
