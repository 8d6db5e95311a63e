import { useTranslation } from "react-i18next";
import { visuallyHidden } from "styles/global.css";

import { addressOf } from "~/addresses";
import { useLocale } from "~/platform/i18n/LocaleContext";

import * as styles from "./CheckoutSteps.css";
import { type CheckoutStep, checkoutSteps } from "./checkout";

/** Renders the steps of the checkout; completed steps are links. */
export function CheckoutSteps({ current }: { current: CheckoutStep }) {
  const { t } = useTranslation("checkout");
  const locale = useLocale();
  const currentIndex = checkoutSteps.indexOf(current);
  return (
    <nav aria-label={t("steps.label")}>
      <ol className={styles.root}>
        {checkoutSteps.map((step, index) => (
          <li key={step} className={styles.step[stepState(index, currentIndex)]}>
            {index < currentIndex ? (
              <a className={styles.link} href={addressOf(step, locale)}>
                {t(`steps.${step}`)} <span className={visuallyHidden}>({t("steps.done")})</span>
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

function stepState(index: number, currentIndex: number): "done" | "current" | "ahead" {
  if (index === currentIndex) return "current";
  return index < currentIndex ? "done" : "ahead";
}
