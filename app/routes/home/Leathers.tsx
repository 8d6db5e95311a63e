import { useTranslation } from "react-i18next";
import { column, visuallyHidden } from "styles/global.css";

import { pictureAddress } from "~/addresses";
import type { Banner } from "~/features/content/banner";
import { useMoney } from "~/features/money/CurrencyContext";
import { useLiteMode } from "~/platform/slowConnection/liteMode";

import * as styles from "./Leathers.css";

/** A banner of the set `banner.leathers`; `fromMinor` is the lowest price of the products that its link shows. */
export type Leather = Banner & { fromMinor: number | null };

/**
 * The text block about the shop, and its leathers one after the other in full width. While the page scrolls, each panel
 * sticks and the next is drawn over it. CSS alone does that, so nothing is measured and nothing moves by itself.
 */
export function Leathers({ leathers }: { leathers: Leather[] }) {
  const { t } = useTranslation("home");
  return (
    <section aria-labelledby="kuze">
      <div className={`${column} ${styles.intro}`}>
        <h2 id="kuze" className={styles.title}>
          {t("story.title")}
        </h2>
        <p className={styles.story}>{t("story.text")}</p>
      </div>
      <div className={styles.panels}>
        {leathers.map((leather) => (
          <Panel key={leather.id} leather={leather} />
        ))}
      </div>
    </section>
  );
}

function Panel({ leather: { image, title, content, url, fromMinor } }: { leather: Leather }) {
  const { t } = useTranslation("home");
  const money = useMoney();
  return (
    <article className={styles.panel}>
      {image ? <LeatherPicture file={image} /> : null}
      <div className={`${column} ${styles.words}`}>
        <h3 className={styles.name}>{title}</h3>
        <div className={styles.facts}>
          <p>{content}</p>
          <p className={styles.action}>
            {fromMinor === null ? null : <span>{t("leathers.from", { price: money(fromMinor) })}</span>}
            {url ? (
              <a href={url}>
                <span className={visuallyHidden}>{title}: </span>
                {t("leathers.link")}
              </a>
            ) : null}
          </p>
        </div>
      </div>
    </article>
  );
}

/**
 * A panel is as high as the window, so on a phone the picture that covers it is much wider than the screen. Pictures
 * are small where scripts are off, as browsers then load all of them at once.
 */
const imageSizes = "(scripting: none) and (max-width: 767px) 5rem, (scripting: none) 680px, max(100vw, 120vh)";

function LeatherPicture({ file }: { file: string }) {
  const widths = useLiteMode() ? [480] : [480, 680, 1000, 1600, 2400];
  return (
    <div className={styles.frame}>
      <img
        className={styles.picture}
        src={pictureAddress("big", file, 1000)}
        srcSet={widths.map((px) => `${pictureAddress(px > 680 ? "big" : "thumb", file, px)} ${px}w`).join(", ")}
        sizes={imageSizes}
        alt=""
        width={2000}
        height={1100}
        loading="lazy"
        decoding="async"
      />
    </div>
  );
}
