import { useTranslation } from "react-i18next";
import { column } from "styles/global.css";

import { categoryAddress, pictureAddress } from "~/addresses";
import type { Banner } from "~/features/content/banner";
import type { Category } from "~/features/products/category";
import { useLocale } from "~/platform/i18n/LocaleContext";
import { lazySizes } from "~/platform/pictures/lazySizes";
import { useLiteMode } from "~/platform/slowConnection/liteMode";
import { button } from "~/ui/Button.css";

import * as styles from "./Hero.css";

/** The banners with the hero's picture: `wide` begins with empty wall for the headline. */
export type HeroBanners = { wide: Banner | null; narrow: Banner | null };

type HeroProps = { banners: HeroBanners; departments: Category[] };

/** The hero: garments on a rail, the headline and the links to the departments on the wall beside or below them. */
export function Hero({ banners, departments }: HeroProps) {
  const { t } = useTranslation("home");
  const locale = useLocale();
  return (
    <section className={styles.root}>
      <HeroPicture banners={banners} />
      <div className={`${column} ${styles.text}`}>
        <h1 className={styles.title}>{t("hero.title")}</h1>
        <p className={styles.lead}>{t("hero.text")}</p>
        <ul className={styles.links}>
          {departments.map((department, index) => (
            <li key={department.id}>
              <a className={index === 0 ? button.dark : button.light} href={categoryAddress(locale, department)}>
                {department.name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function HeroPicture({ banners: { wide, narrow } }: { banners: HeroBanners }) {
  const isLite = useLiteMode();
  const shown = narrow ?? wide;
  if (!shown?.image) return null;
  const sources = (file: string, widths: readonly number[]) =>
    widths.map((px) => `${pictureAddress(px > 680 ? "big" : "thumb", file, px)} ${px}w`).join(", ");
  return (
    <picture className={styles.scene}>
      {wide?.image ? (
        <source
          media="(min-width: 48em)"
          srcSet={sources(wide.image, isLite ? [800] : [1000, 1600, 2400])}
          sizes="(min-width: 1024px) 100vw, 150vw"
          {...wideRatio}
        />
      ) : null}
      <img
        className={styles.picture}
        src={pictureAddress("thumb", shown.image, 680)}
        srcSet={sources(shown.image, isLite ? [480] : [480, 680, 800, 1000, 1600])}
        sizes={lazySizes("100vw")}
        alt={shown.title}
        {...narrowRatio}
        decoding="sync"
        {...{ fetchpriority: "high" }}
      />
    </picture>
  );
}

const wideRatio = { width: 2540, height: 1050 };
const narrowRatio = { width: 840, height: 1050 };
