import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";

import { infoPageAddress } from "~/features/content/linkedInfoPages";
import { NewTabLink } from "~/features/content/NewTabLink";
import { useLocale } from "~/platform/i18n/LocaleContext";
import { button } from "~/ui/Button.css";
import { CheckboxField } from "~/ui/CheckboxField";
import { type FormReply, formFields } from "~/ui/formFields";
import { Intent } from "~/ui/Intent";

import * as styles from "./AgreeForm.css";
import { Essentials, type EssentialsProps } from "./Essentials";
import type { ReviewIntent } from "./review.form";

type AgreeFormProps = EssentialsProps & {
  orderToken: string;
  /** The version of the texts of law that is shown. */
  termsId: string;
  /** Is false while a line cannot be ordered; the form then has no submit button. */
  isOrderable: boolean;
  reply: FormReply | undefined;
};

/**
 * Renders the essentials of the contract, the consent, and the button with the text that the law prescribes (domain 5).
 */
export function AgreeForm({ orderToken, termsId, isOrderable, reply, ...essentials }: AgreeFormProps) {
  const { t } = useTranslation("checkout");
  const { terms } = formFields(["terms"], reply);
  return (
    <Form method="post" noValidate className={styles.root}>
      <Intent<ReviewIntent> name="place-order" />
      <input type="hidden" name="order_token" value={orderToken} />
      <input type="hidden" name="shown_total" value={essentials.totalMinor} />
      <input type="hidden" name="terms_version" value={termsId} />
      <Essentials {...essentials} />
      {isOrderable ? (
        <>
          <CheckboxField field={terms}>
            <AgreedSentence />
          </CheckboxField>
          <button type="submit" className={button.dark}>
            {t("review.submit")}
          </button>
          <Notes />
        </>
      ) : (
        <p role="alert" className={styles.alert}>
          {t("review.blocked")}
        </p>
      )}
    </Form>
  );
}

/** Renders the sentence that the visitor agrees to. Its links open in a new tab, so that the form stays as it is. */
export function AgreedSentence() {
  const { t } = useTranslation("legal");
  const locale = useLocale();
  return (
    <>
      {t("agree.to")}
      <NewTabLink href={infoPageAddress(locale, "terms")}>{t("agree.terms")}</NewTabLink> {t("agree.and")}
      <NewTabLink href={infoPageAddress(locale, "claimRules")}>{t("agree.claims")}</NewTabLink> {t("agree.read")}
      <NewTabLink href={infoPageAddress(locale, "withdrawal")}>{t("agree.withdrawal")}</NewTabLink>.
    </>
  );
}

function Notes() {
  const { t } = useTranslation("legal");
  const locale = useLocale();
  return (
    <p className={styles.note}>
      {t("agree.privacy")} <NewTabLink href={infoPageAddress(locale, "privacy")}>{t("agree.privacyLink")}</NewTabLink>.{" "}
      {t("agree.newTabs")}
    </p>
  );
}
