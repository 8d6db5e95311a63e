import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";

import { bannerAddress, closeAddress, pictureAddress } from "~/addresses";
import type { Banner } from "~/features/content/banner";
import { useLocale } from "~/platform/i18n/LocaleContext";
import { buttonLink } from "~/ui/Button.css";
import { CurrentPathField } from "~/ui/formParts/CurrentPathField";
import { CloseButton } from "../header/CloseButton";
import type { PopupBanners } from "../shellData";
import * as styles from "./IntroPopup.css";

/**
 * A banner as a strip between page and footer, as anywhere else it would cover or push away what the visitor came for.
 */
export function IntroPopup({ popup }: { popup: PopupBanners }) {
  const { t } = useTranslation("shell");
  return (
    <dialog open className={styles.root} aria-label={t("banner.popup")}>
      {popup.narrow ? <BannerCard banner={popup.narrow} className={styles.narrow} /> : null}
      {popup.wide ? <BannerCard banner={popup.wide} className={styles.wide} /> : null}
      <Form method="post" action={closeAddress} preventScrollReset discover="none" className={styles.close}>
        <CurrentPathField name="path" />
        <CloseButton banner="popup" label={t("banner.closePopup")} />
      </Form>
    </dialog>
  );
}

function BannerCard({ banner, className }: { banner: Banner; className: string }) {
  const { t } = useTranslation("shell");
  const locale = useLocale();
  return (
    <div className={`${styles.card} ${className}`}>
      {banner.image ? (
        <img
          className={styles.picture}
          src={pictureAddress("thumb", banner.image, 320)}
          alt=""
          width={320}
          height={400}
          loading="lazy"
        />
      ) : null}
      <div className={styles.words}>
        <p className={styles.title}>{banner.title}</p>
        {banner.content ? <p className={styles.content}>{banner.content}</p> : null}
        {banner.url ? (
          <a
            className={`${buttonLink.light} ${styles.link}`}
            href={bannerAddress(locale, banner)}
            target={banner.target || undefined}
          >
            {t("banner.show")}
          </a>
        ) : null}
      </div>
    </div>
  );
}
