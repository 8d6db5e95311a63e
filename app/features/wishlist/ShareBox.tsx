import { Form } from "@remix-run/react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";

import { sharedWishlistAddress } from "~/addresses";
import { useLocale } from "~/platform/i18n/LocaleContext";
import { button } from "~/ui/Button.css";
import { Intent } from "~/ui/Intent";

import * as styles from "./ShareBox.css";
import type { WishlistIntent } from "./wishlist.form";

type ShareBoxProps = { origin: string; shareId: string };

/** The list's share link with a copy button, and a button that renews the link. */
export function ShareBox({ origin, shareId }: ShareBoxProps) {
  const { t } = useTranslation("wishlist");
  const link = origin + sharedWishlistAddress(useLocale(), shareId);
  return (
    <section className={styles.root} aria-labelledby="sdileni">
      <h2 id="sdileni" className={styles.title}>
        {t("share.title")}
      </h2>
      <p className={styles.quiet}>{t("share.text")}</p>
      <div className={styles.line}>
        <input className={styles.link} aria-label={t("share.link")} value={link} readOnly />
        <CopyButton link={link} />
      </div>
      <Form method="post" preventScrollReset>
        <Intent<WishlistIntent> name="renew-link" />
        <button type="submit" className={button.text}>
          {t("share.renew")}
        </button>
      </Form>
    </section>
  );
}

/** Is rendered only after hydration, because copying needs a script. */
function CopyButton({ link }: { link: string }) {
  const { t } = useTranslation("wishlist");
  const [isHydrated, setIsHydrated] = useState(false);
  const [outcome, setOutcome] = useState<"copied" | "copyFailed">();
  useEffect(() => setIsHydrated(true), []);
  if (!isHydrated) return null;
  const copy = () => copyText(link).then(setOutcome);
  return (
    <>
      <button type="button" className={button.light} onClick={copy}>
        {t("share.copy")}
      </button>
      <p role="status" className={styles.outcome}>
        {outcome ? t(`share.${outcome}`) : null}
      </p>
    </>
  );
}

/** Copies a text. Browsers reject this on an insecure connection and without permission. */
async function copyText(text: string): Promise<"copied" | "copyFailed"> {
  try {
    await navigator.clipboard.writeText(text);
    return "copied";
  } catch {
    return "copyFailed";
  }
}
