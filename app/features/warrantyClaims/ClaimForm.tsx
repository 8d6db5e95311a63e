import { useTranslation } from "react-i18next";

import { infoPageAddress } from "~/features/content/linkedInfoPages";
import * as formStyles from "~/features/customers/AccountForm.css";
import { PhoneInputs } from "~/features/customers/addressBook/PersonInputs";
import { FormPage } from "~/features/customers/FormPage";
import { SubmissionKey } from "~/features/productCard/SubmissionKey";
import { useLocale } from "~/platform/i18n/LocaleContext";
import { photoFieldNames, photoRules } from "~/platform/uploads/photoRules";
import { button } from "~/ui/Button.css";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { type FormReply, formFields, problemsOf } from "~/ui/formFields";
import { FormPart } from "~/ui/formParts/FormPart";
import { PhotoField } from "~/ui/photos/PhotoField";
import { RadioCards } from "~/ui/RadioCards";
import type { Field } from "~/ui/TextField";
import { EmailField, TextField } from "~/ui/TextField";
import * as styles from "./ClaimForm.css";
import { ClaimLines } from "./ClaimLines";
import type { ClaimableLine } from "./claimableLines.queries.server";
import { type ClaimName, claimNames } from "./claimNames";
import { claimLengths } from "./warrantyClaim";
import { claimRemedies } from "./warrantyClaimStates";

export type ClaimFormView = {
  number: string;
  /** The formatted last day; null while the day of receipt is unknown. */
  until: string | null;
  /** True for a company, which has other rights than a consumer. */
  isCompany: boolean;
  lines: ClaimableLine[];
  initial: Partial<Record<ClaimName, string>>;
};

export type ClaimFormRefusal = {
  reply: FormReply;
  formMessage: string | null;
  kept: { id: string; thumb: string | null }[];
  /** The number of claimed pieces of each ticked line, keyed by its position. */
  ticked: Record<string, number>;
  refusedAt: number;
};

type ClaimFormProps = { view: ClaimFormView; refusal: ClaimFormRefusal | undefined };

type Fields = Record<ClaimName, Field>;

/**
 * The form that claims goods of an order. It is submitted as a document, as browsers send files most reliably that way.
 */
export function ClaimForm({ view, refusal }: ClaimFormProps) {
  const { t } = useTranslation("warrantyClaims");
  const { number, until, isCompany, lines, initial } = view;
  const fields = formFields(claimNames, refusal?.reply, initial);
  return (
    <FormPage
      title={t("title")}
      lead={t(isCompany ? "leadCompany" : "lead", { number })}
      refusedAt={refusal?.refusedAt}
    >
      <form method="post" encType="multipart/form-data" noValidate className={formStyles.form}>
        <Problems fields={fields} refusal={refusal} />
        <SubmissionKey />
        {until === null ? null : <p>{t("until", { date: until })}</p>}
        {isCompany ? <p>{t("company")}</p> : null}
        <ClaimLines lines={lines} field={fields.pieces} ticked={refusal?.ticked} />
        <DefectPart fields={fields} kept={refusal?.kept ?? []} />
        <ContactPart fields={fields} />
        <Submit />
      </form>
    </FormPage>
  );
}

function DefectPart({ fields, kept }: { fields: Fields; kept: ClaimFormRefusal["kept"] }) {
  const { t } = useTranslation("warrantyClaims");
  const cards = claimRemedies.map((id) => ({
    value: id,
    title: t(`remedies.${id}.name`),
    text: t(`remedies.${id}.text`),
  }));
  return (
    <>
      <TextField
        field={fields.defect}
        label={t("fields.defect")}
        hint={t("fields.defectHint")}
        maxLength={claimLengths.defect}
        isMultiline
        isRequired
      />
      <TextField field={fields.since} label={t("fields.since")} hint={t("fields.sinceHint")} />
      <PhotoField
        field={fields.photos}
        keptName={photoFieldNames.kept}
        label={t("fields.photos")}
        most={photoRules.most}
        accept={photoRules.accept}
        kept={kept}
      />
      <RadioCards field={fields.remedy} legend={t("fields.remedy")} cards={cards} />
    </>
  );
}

function ContactPart({ fields }: { fields: Fields }) {
  const { t } = useTranslation("warrantyClaims");
  return (
    <FormPart legend={t("fields.contact")}>
      <EmailField field={fields.email} label={t("fields.email")} />
      <PhoneInputs fields={fields} hint={t("fields.phoneHint")} />
    </FormPart>
  );
}

function Submit() {
  const { t } = useTranslation("warrantyClaims");
  const locale = useLocale();
  return (
    <div className={formStyles.actions}>
      <button type="submit" className={button.dark}>
        {t("submit")}
      </button>
      <p className={styles.links}>
        <a className={formStyles.plainLink} href={infoPageAddress(locale, "claimRules")}>
          {t("rules")}
        </a>
        <a className={formStyles.plainLink} href={infoPageAddress(locale, "privacy")}>
          {t("privacyLink")}
        </a>
      </p>
    </div>
  );
}

function Problems({ fields, refusal }: { fields: Fields; refusal: ClaimFormRefusal | undefined }) {
  const { t } = useTranslation(["warrantyClaims", "checkout"]);
  const problems = problemsOf([
    { field: fields.pieces, label: t("goods") },
    { field: fields.defect, label: t("defect") },
    { field: fields.since, label: t("since") },
    { field: fields.photos, label: t("photos") },
    { field: fields.remedy, label: t("fields.remedy") },
    { field: fields.email, label: t("fields.email") },
    { field: fields.phone, label: t("checkout:contact.phone") },
  ]);
  return <ErrorSummary problems={problems} formMessages={refusal?.formMessage ? [refusal.formMessage] : []} />;
}
