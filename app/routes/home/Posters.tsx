import { useTranslation } from "react-i18next";

import { categoryAddress } from "~/addresses";
import type { Category } from "~/features/catalog/category";
import { useLocale } from "~/platform/i18n/LocaleContext";

import { HomePicture } from "./HomePicture";
import * as styles from "./Posters.css";

/** The two worlds of the shop; `worlds` are women, then men. */
export function Posters({ worlds }: { worlds: Category[] }) {
  const { t } = useTranslation("home");
  const locale = useLocale();
  return (
    <ul className={styles.root}>
      {worlds.map((world, index) => {
        const key = index === 0 ? "women" : "men";
        return (
          <li key={world.id}>
            <a className={styles.poster} href={categoryAddress(locale, world)}>
              <HomePicture name={key} alt={t(`posters.${key}.picture`)} shownWidth="(min-width: 768px) 50vw, 100vw" />
              <span className={styles.caption}>
                <span className={styles.title}>{t(`posters.${key}.title`)}</span>
                <span className={styles.more}>{t(`posters.${key}.more`)}</span>
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
