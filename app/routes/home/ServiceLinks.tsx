import { useTranslation } from "react-i18next";

import { addressOf } from "~/addresses";
import { PostPicture } from "~/features/content/PostPicture";
import { type PageTeaser, teaserOf } from "~/features/content/pageTeaser";
import { useMoney } from "~/features/money/CurrencyContext";
import { useLocale } from "~/platform/i18n/LocaleContext";
import { buttonLink } from "~/ui/Button.css";

import { title } from "./home.css";
import * as styles from "./ServiceLinks.css";

const services = [
  { screen: "alterations", page: "alterations" },
  { screen: "wardrobeService", page: "wardrobe-service" },
  { screen: "dryCleaner", page: "dry-cleaner" },
] as const;

/** The workshop's picture, and beside it its services with the prices from which they start. */
export function ServiceLinks({ teasers }: { teasers: readonly PageTeaser[] }) {
  const { t } = useTranslation("home");
  const locale = useLocale();
  const money = useMoney();
  const picture = teaserOf(teasers, "services")?.picture;
  return (
    <section className={styles.root}>
      {picture ? (
        <PostPicture {...picture} imageSizes="(min-width: 1506px) 820px, (min-width: 1024px) 56vw, 92vw" isWide />
      ) : null}
      <div className={styles.words}>
        <h2 className={title}>{t("services.title")}</h2>
        <ul className={styles.list}>
          {services.map(({ screen, page }) => {
            const { fromMinor = null, isFrom = false } = teaserOf(teasers, page) ?? {};
            const price = fromMinor === null ? null : money(fromMinor);
            return (
              <li key={screen} className={styles.service}>
                <h3 className={styles.name}>
                  <a className={styles.link} href={addressOf(screen, locale)}>
                    {t(`services.${screen}.name`)}
                  </a>
                </h3>
                {price === null ? null : (
                  <p className={styles.price}>{isFrom ? t("services.from", { price }) : price}</p>
                )}
                <p className={styles.text}>{t(`services.${screen}.text`)}</p>
              </li>
            );
          })}
        </ul>
        <p>
          <a className={buttonLink.light} href={addressOf("serviceOrder", locale)}>
            {t("services.order")}
          </a>
        </p>
      </div>
    </section>
  );
}
