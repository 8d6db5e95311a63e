import { useTranslation } from "react-i18next";
import { column } from "styles/global.css";

import { liteModeAddress } from "~/addresses";
import type { LiteOfferState } from "~/platform/slowConnection/liteMode.server";
import { button } from "~/ui/Button.css";

import { CurrentPathField } from "~/ui/formParts/CurrentPathField";
import * as styles from "./LiteOffer.css";

/** Offers lite mode at the top of the page: on a slow connection, and to browsers that run no scripts. */
export function LiteOffer({ offer }: { offer: LiteOfferState }) {
  if (offer === "none") return null;
  return offer === "shown" ? (
    <OfferForm />
  ) : (
    <noscript>
      <OfferForm />
    </noscript>
  );
}

function OfferForm() {
  const { t } = useTranslation("shell");
  return (
    <form method="post" action={liteModeAddress} className={styles.root}>
      <div className={`${column} ${styles.line}`}>
        <CurrentPathField name="path" />
        <span>{t("choices.slow")}</span>{" "}
        <button className={button.text} type="submit" name="light" value="on">
          {t("choices.light")}
        </button>{" "}
        <button className={button.text} type="submit" name="light" value="off">
          {t("choices.keepFull")}
        </button>
      </div>
    </form>
  );
}
