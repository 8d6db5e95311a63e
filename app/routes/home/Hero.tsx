import { useTranslation } from "react-i18next";
import { column } from "styles/global.css";

import { categoryAddress, homePictureAddress } from "~/addresses";
import type { Category } from "~/features/products/category";
import { useLocale } from "~/platform/i18n/LocaleContext";
import { useLiteMode } from "~/platform/slowConnection/liteMode";
import { button } from "~/ui/Button.css";

import * as styles from "./Hero.css";

/** The hero: a large picture, then the headline and links to the departments. */
export function Hero({ departments }: { departments: Category[] }) {
  const { t } = useTranslation("home");
  const locale = useLocale();
  return (
    <section>
      <HeroPicture alt={t("hero.picture")} />
      <div className={`${column} ${styles.text}`}>
        <h1 className={styles.title}>{t("hero.title")}</h1>
        <div className={styles.lead}>
          <p>{t("hero.text")}</p>
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
      </div>
    </section>
  );
}

function HeroPicture({ alt }: { alt: string }) {
  const [wide, tall] = useLiteMode() ? [[1400], [720]] : [widthsPx.wide, widthsPx.tall];
  return (
    <picture>
      <source
        media="(min-width: 768px)"
        srcSet={sourcesOf("hero-wide", wide)}
        sizes="100vw"
        width={2400}
        height={1080}
      />
      <img
        className={styles.picture}
        src={homePictureAddress("hero-tall", 720)}
        srcSet={sourcesOf("hero-tall", tall)}
        sizes="100vw"
        alt={alt}
        width={900}
        height={1035}
        decoding="sync"
        {...{ fetchpriority: "high" }}
      />
    </picture>
  );
}

/** Lite mode uses the smallest of each. */
const widthsPx = { wide: [1400, 2400], tall: [720, 900] };

function sourcesOf(name: string, px: readonly number[]): string {
  return px.map((width) => `${homePictureAddress(name, width)} ${width}w`).join(", ");
}
