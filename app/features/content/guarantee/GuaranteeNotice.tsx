import { useTranslation } from "react-i18next";
import { visuallyHidden } from "styles/global.css";

import { pictureAddress } from "~/addresses";
import type { Settings } from "~/features/settings/settings";
import { lazySizes } from "~/platform/pictures/lazySizes";

import { NewTabLink } from "../NewTabLink";
import * as styles from "./GuaranteeNotice.css";

/** The Union's page about the legal guarantee, which the notice must name. */
const officialPage = "europa.eu/youreurope/legal-guarantee";

/** The page about guarantees of durability, which the label of a producer's guarantee must name. */
const durabilityPage = "europa.eu/youreurope/commercial-guarantee-durability";

export type GuaranteePicture = NonNullable<Settings["guarantee_picture"]>;

type GuaranteeNoticeProps = {
  headingLevel: "h2" | "h3";
  /** The Union's own picture of the notice; with null the notice is in words. */
  picture: GuaranteePicture | null;
  /** What the producer guarantees in addition; empty for most products. */
  producerGuarantee?: string;
};

/**
 * Shows the harmonised notice on the legal guarantee of conformity (Regulation (EU) 2025/1960), as the Union's picture
 * if the shop has it, else in words. It is shown with every product and before ordering. Needs the namespace `legal`.
 */
export function GuaranteeNotice({ headingLevel: Heading, picture, producerGuarantee }: GuaranteeNoticeProps) {
  const { t } = useTranslation("legal");
  return (
    <section className={styles.root} aria-labelledby="guarantee-notice">
      <Heading id="guarantee-notice" className={picture ? visuallyHidden : styles.title}>
        {t("guarantee.title")}
      </Heading>
      {picture ? (
        <OfficialPicture picture={picture} />
      ) : (
        <>
          <p className={styles.text}>{t("guarantee.duration")}</p>
          <p className={styles.text}>{t("guarantee.rights")}</p>
        </>
      )}
      <p className={styles.text}>
        {t("guarantee.more")} <NewTabLink href={`https://${officialPage}`}>{officialPage}</NewTabLink>
      </p>
      {producerGuarantee ? (
        <p className={styles.text}>
          <strong>{t("guarantee.producer")}</strong> {producerGuarantee}{" "}
          <NewTabLink href={`https://${durabilityPage}`}>{durabilityPage}</NewTabLink>
        </p>
      ) : null}
    </section>
  );
}

/**
 * Draws the Union's picture. Browsers without scripts, which load small files of other pictures, load one in which the
 * words are legible.
 */
function OfficialPicture({ picture: { file, width, height } }: { picture: GuaranteePicture }) {
  const { t } = useTranslation("legal");
  const widths = [680, 1000, 1600];
  return (
    <img
      className={styles.picture}
      src={pictureAddress("big", file, 1000)}
      srcSet={widths.map((px) => `${pictureAddress(px > 680 ? "big" : "thumb", file, px)} ${px}w`).join(", ")}
      sizes={lazySizes("(min-width: 40rem) 34rem, 90vw", "34rem")}
      alt={`${t("guarantee.duration")} ${t("guarantee.rights")}`}
      width={width}
      height={height}
      loading="lazy"
    />
  );
}
