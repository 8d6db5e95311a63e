import { useTranslation } from "react-i18next";

import { categoryAddress } from "~/addresses";
import type { Category } from "~/features/catalog/category";
import { ProductPicture } from "~/features/catalog/ProductPicture";
import { useLocale } from "~/platform/i18n/LocaleContext";

import * as styles from "./home.css";

const shownWidth = "(min-width: 1024px) 33vw, 50vw";

/** The shop's sentence beside the two worlds it opens to. */
export function Hero({ worlds }: { worlds: Category[] }) {
  const { t } = useTranslation("home");
  const locale = useLocale();
  return (
    <section className={styles.hero}>
      <div className={styles.heroText}>
        <h1 className={styles.heroTitle}>{t("hero.title")}</h1>
        <p className={styles.heroLead}>{t("hero.text")}</p>
      </div>
      <ul className={styles.worlds}>
        {worlds.map((world, index) => (
          <li key={world.id}>
            <a className={styles.world} href={categoryAddress(locale, world)}>
              <ProductPicture
                file={world.picture}
                alt=""
                size="big"
                shownWidth={shownWidth}
                isFirstSight={index === 0}
              />
              <span className={styles.worldName}>{world.name}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
