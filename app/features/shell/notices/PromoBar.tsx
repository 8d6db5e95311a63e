import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { column } from "styles/global.css";

import { closeAddress } from "~/addresses";
import type { Banner } from "~/features/content/banner";
import { CurrentPathField } from "~/ui/formParts/CurrentPathField";
import { CloseButton } from "../header/CloseButton";
import * as styles from "./PromoBar.css";

/** The promo strip above the header. */
export function PromoBar({ banner }: { banner: Banner }) {
  const { t } = useTranslation("shell");
  const { title, content, url, target } = banner;
  const words = (
    <>
      <strong className={content ? styles.titleBesideContent : styles.title}>{title}</strong> {content}
    </>
  );
  return (
    <aside className={styles.root} aria-label={t("banner.promo")}>
      <div className={`${column} ${styles.line}`}>
        {url ? (
          <a className={styles.link} href={url} target={target || undefined} rel={target ? "noopener" : undefined}>
            {words}
          </a>
        ) : (
          <p className={styles.link}>{words}</p>
        )}
        <Form className={styles.close} method="post" action={closeAddress} preventScrollReset discover="none">
          <CurrentPathField name="path" />
          <CloseButton banner="promo" label={t("banner.closePromo")} />
        </Form>
      </div>
    </aside>
  );
}
