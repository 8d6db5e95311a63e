import { useTranslation } from "react-i18next";

import { addressOf } from "~/addresses";
import { PostPicture } from "~/features/content/PostPicture";
import type { PagePicture } from "~/features/content/page.queries.server";
import { FormPage } from "~/features/customers/FormPage";
import { useMoney } from "~/features/money/CurrencyContext";
import { SubmissionKey } from "~/features/productCard/SubmissionKey";
import type { ServiceKind } from "~/platform/database/schema";
import { useLocale } from "~/platform/i18n/LocaleContext";
import { photoFieldNames, photoRules } from "~/platform/uploads/photoRules";
import { CheckboxField } from "~/ui/CheckboxField";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { type FormReply, formFields, problemsOf } from "~/ui/formFields";
import { FormPart } from "~/ui/formParts/FormPart";
import { PhotoField } from "~/ui/photos/PhotoField";
import { RadioCards } from "~/ui/RadioCards";
import { TextField } from "~/ui/TextField";

import { ArrivalPart, ContactPart, type ServiceFields, type StoreOption } from "./ArrivalPart";
import * as styles from "./ServiceForm.css";
import { type KindPrices, ServicePrices } from "./ServicePrices";
import { SubmitPart } from "./SubmitPart";
import { serviceKindIds, serviceKinds } from "./serviceKinds";
import { serviceNames } from "./serviceNames";

export type ServiceRefusal = {
  reply: FormReply;
  formMessage: string | null;
  kept: { id: string; thumb: string | null }[];
  refusedAt: number;
};

type ServiceFormProps = {
  kind: ServiceKind | null;
  initial: Partial<Record<(typeof serviceNames)[number], string>>;
  prices: readonly KindPrices[];
  stores: readonly StoreOption[];
  picture: PagePicture | null;
  refusal: ServiceRefusal | undefined;
};

/** The form of a service order. It is submitted natively, as browsers handle file uploads best themselves. */
export function ServiceForm({ kind, initial, prices, stores, picture, refusal }: ServiceFormProps) {
  const { t } = useTranslation("services");
  const locale = useLocale();
  const fields = formFields(serviceNames, refusal?.reply, { ...initial, ...(kind && { kind }) });
  return (
    <FormPage
      title={t("title")}
      lead={t("lead")}
      width="wide"
      refusedAt={refusal?.refusedAt}
      introduction={<NextSteps picture={picture} />}
    >
      <form
        method="post"
        action={addressOf("serviceOrder", locale)}
        encType="multipart/form-data"
        noValidate
        className={styles.form}
      >
        <Problems fields={fields} refusal={refusal} />
        <SubmissionKey />
        <KindPart fields={fields} kind={kind} prices={prices} />
        <GarmentPart fields={fields} kept={refusal?.kept ?? []} />
        <ArrivalPart fields={fields} stores={stores} />
        <ContactPart fields={fields} />
        <SubmitPart terms={fields.terms} />
      </form>
    </FormPage>
  );
}

/** Shows the workshop, and says what happens to the garment. */
function NextSteps({ picture }: Pick<ServiceFormProps, "picture">) {
  const { t } = useTranslation("services");
  return (
    <>
      {picture ? (
        <div className={styles.picture}>
          <PostPicture {...picture} imageSizes="(min-width: 1024px) 34vw, 92vw" isAboveFold isWide />
        </div>
      ) : null}
      <ol className={styles.steps}>
        {(["describe", "handOver", "agree"] as const).map((step) => (
          <li key={step}>{t(`steps.${step}`)}</li>
        ))}
      </ol>
    </>
  );
}

function KindPart({ fields, kind, prices }: { fields: ServiceFields } & Pick<ServiceFormProps, "kind" | "prices">) {
  const { t } = useTranslation("services");
  const priceOf = useKindPrice(prices);
  const cards = serviceKindIds.map((id) => ({
    value: id,
    title: t(`kinds.${id}.name`),
    text: t(`kinds.${id}.text`),
    price: priceOf(id),
  }));
  return (
    <div className={styles.part}>
      <RadioCards field={fields.kind} legend={t("fields.kind")} cards={cards} />
      <ServicePrices prices={prices} openKind={kind} />
    </div>
  );
}

/**
 * Returns a function for the lowest price of a kind. No price list contains repairs, so these are priced by their
 * extent.
 */
function useKindPrice(prices: readonly KindPrices[]) {
  const { t } = useTranslation("services");
  const money = useMoney();
  return (kind: ServiceKind) => {
    if (!serviceKinds[kind].isListed) return t("priceByExtent");
    const listed = prices.find(({ kinds }) => kinds.includes(kind))?.prices ?? [];
    if (listed.length === 0) return undefined;
    const least = money(Math.min(...listed.map(({ priceMinor }) => priceMinor)));
    return listed.length === 1 && listed[0]?.upToMinor === null ? least : t("priceFrom", { price: least });
  };
}

function GarmentPart({ fields, kept }: { fields: ServiceFields; kept: ServiceRefusal["kept"] }) {
  const { t } = useTranslation("services");
  return (
    <FormPart legend={t("garmentPart")}>
      <TextField field={fields.garment} label={t("fields.garment")} hint={t("fields.garmentHint")} isRequired />
      <TextField
        field={fields.description}
        label={t("fields.description")}
        hint={t("fields.descriptionHint")}
        isMultiline
        isRequired
      />
      <CheckboxField field={fields.bought_here}>{t("fields.boughtHere")}</CheckboxField>
      <PhotoField
        field={fields.photos}
        keptName={photoFieldNames.kept}
        label={t("fields.photos")}
        most={photoRules.most}
        accept={photoRules.accept}
        kept={kept}
      />
    </FormPart>
  );
}

function Problems({ fields, refusal }: { fields: ServiceFields; refusal: ServiceRefusal | undefined }) {
  const { t } = useTranslation(["services", "checkout"]);
  const problems = problemsOf([
    { field: fields.kind, label: t("kind") },
    { field: fields.garment, label: t("fields.garment") },
    { field: fields.description, label: t("fields.description") },
    { field: fields.photos, label: t("photos") },
    { field: fields.arrival, label: t("fields.arrival") },
    { field: fields.store, label: t("fields.store") },
    { field: fields.street, label: t("checkout:contact.street") },
    { field: fields.city, label: t("checkout:contact.city") },
    { field: fields.zip, label: t("checkout:contact.zip") },
    { field: fields.firstname, label: t("checkout:contact.firstname") },
    { field: fields.lastname, label: t("checkout:contact.lastname") },
    { field: fields.email, label: t("checkout:contact.email") },
    { field: fields.phone, label: t("checkout:contact.phone") },
    { field: fields.terms, label: t("termsLink") },
  ]);
  return <ErrorSummary problems={problems} formMessages={refusal?.formMessage ? [refusal.formMessage] : []} />;
}
