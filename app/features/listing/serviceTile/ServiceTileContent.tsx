import { useTranslation } from "react-i18next";

import { addressOf } from "~/addresses";
import { PostPicture } from "~/features/content/PostPicture";
import type { PagePicture } from "~/features/content/page.queries.server";
import { link } from "~/features/productCard/CardContent.css";
import { useLocale } from "~/platform/i18n/LocaleContext";

import * as styles from "./ServiceTile.css";

/** Draws the content of the tile; it is rendered only on the server. */
export function ServiceTileContent({ picture }: { picture: PagePicture }) {
  const { t } = useTranslation("home");
  return (
    <>
      <div className={styles.picture}>
        <PostPicture {...picture} alt="" imageSizes="(min-width: 1024px) 66vw, (min-width: 768px) 62vw, 46vw" isWide />
      </div>
      <p className={styles.name}>
        <a className={link} href={addressOf("services", useLocale())}>
          {t("services.title")}
        </a>
      </p>
      <p className={styles.text}>{t("services.summary")}</p>
    </>
  );
}
