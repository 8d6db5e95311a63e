import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";

import { productAddress } from "~/addresses";
import { infoPageAddress } from "~/features/content/linkedInfoPages";
import { buildSelectionQuery, formatVariant, type Product, type SelectedOptions } from "~/features/products/product";
import { useLocale } from "~/platform/i18n/LocaleContext";
import { button } from "~/ui/Button.css";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { Intent } from "~/ui/Intent";
import { SelectField } from "~/ui/SelectField";
import { EmailField } from "~/ui/TextField";
import * as styles from "./StockAlertForm.css";
import type { StockAlertIntent } from "./stockAlert.form";

/** A rejected form: what was typed, and `error`, a message as `useFieldMessages` reads it. */
export type StockAlertErrors = { email: string; variant: string; error: string };

type StockAlertFormProps = {
  product: Product;
  shown: SelectedOptions;
  formErrors: StockAlertErrors | undefined;
  cancelId: string | null;
};

/** Requests an e-mail when a product is back in stock; with `cancelId`, cancels all alerts of the address instead. */
export function StockAlertForm({ product, shown, formErrors, cancelId }: StockAlertFormProps) {
  const { t } = useTranslation("product");
  if (cancelId) return <CancelForm product={product} cancelId={cancelId} />;
  const soldOut = product.variants.filter(({ onHand }) => onHand === 0);
  if (soldOut.length === 0) return null;
  const form = <RequestForm product={product} soldOut={soldOut} shown={shown} formErrors={formErrors} />;
  if (product.availability !== "online") {
    return (
      <section id="hlidat" className={styles.root}>
        <h2 className={styles.title}>{t("watch.title")}</h2>
        {form}
      </section>
    );
  }
  const isPickedGone = soldOut.some(({ colourId, size }) => colourId === shown.colourId && size === (shown.size ?? ""));
  return (
    <details id="hlidat" className={styles.folded} open={isPickedGone || formErrors !== undefined}>
      <summary className={styles.summary}>{t("watch.summary")}</summary>
      {form}
    </details>
  );
}

type RequestFormProps = Omit<StockAlertFormProps, "cancelId"> & { soldOut: Product["variants"] };

function RequestForm({ product, soldOut, shown, formErrors }: RequestFormProps) {
  const { t } = useTranslation("product");
  const locale = useLocale();
  const selected = soldOut.find(({ colourId, size }) => colourId === shown.colourId && size === shown.size);
  const action = `${productAddress(locale, product)}${buildSelectionQuery(shown)}#hlidat`;
  const field = {
    id: "watch-email",
    name: "email",
    errorId: "watch-email-error",
    errors: formErrors && [formErrors.error],
    initialValue: formErrors?.email,
  };
  const isWholeProduct = product.availability !== "online";
  const options = soldOut.map((variant) => ({ value: String(variant.id), text: formatVariant(variant) }));
  const named = options.filter(({ text }) => text !== "");
  return (
    <Form method="post" action={action} preventScrollReset noValidate className={styles.form}>
      <Intent<StockAlertIntent> name="request-alert" />
      {formErrors ? (
        <ErrorSummary problems={[{ fieldId: field.id, label: t("watch.email"), messages: [formErrors.error] }]} />
      ) : null}
      <p>{t("watch.text")}</p>
      {named.length > 0 ? (
        <SelectField
          key={selected?.id}
          field={{
            id: "watch-variant",
            name: "variant",
            errorId: "watch-variant-error",
            initialValue: formErrors?.variant ?? String(selected?.id ?? ""),
          }}
          label={t("watch.what")}
          options={isWholeProduct ? [{ value: "", text: t("watch.any") }, ...named] : named}
        />
      ) : null}
      <div className={styles.line}>
        <EmailField field={field} label={t("watch.email")} maxLength={254} />
        <button type="submit" className={button.light}>
          {t("watch.submit")}
        </button>
      </div>
      <p className={styles.quiet}>
        {t("watch.privacy")} <a href={infoPageAddress(locale, "privacy")}>{t("watch.privacyLink")}</a>
      </p>
    </Form>
  );
}

function CancelForm({ product, cancelId }: { product: Product; cancelId: string }) {
  const { t } = useTranslation("product");
  const locale = useLocale();
  return (
    <section id="hlidat" className={styles.root}>
      <h2 className={styles.title}>{t("watch.end.title")}</h2>
      <p>{t("watch.end.text")}</p>
      <Form method="post" action={productAddress(locale, product)}>
        <Intent<StockAlertIntent> name="cancel-alerts" />
        <input type="hidden" name="id" value={cancelId} />
        <button type="submit" className={button.light}>
          {t("watch.end.submit")}
        </button>
      </Form>
    </section>
  );
}
