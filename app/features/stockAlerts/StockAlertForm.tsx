import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";

import { productAddress } from "~/addresses";
import { infoPageAddress } from "~/features/content/linkedInfoPages";
import { buildSelectionQuery, formatVariant, type Product, type SelectedOptions } from "~/features/products/product";
import { useLocale } from "~/platform/i18n/LocaleContext";
import { AccordionSection } from "~/ui/accordion/AccordionSection";
import { button } from "~/ui/Button.css";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { problemsOf } from "~/ui/formFields";
import { Intent } from "~/ui/Intent";
import { SelectField } from "~/ui/SelectField";
import { EmailField } from "~/ui/TextField";
import * as styles from "./StockAlertForm.css";
import type { StockAlertErrors, StockAlertIntent } from "./stockAlert.form";

type StockAlertFormProps = {
  product: Product;
  shown: SelectedOptions;
  formErrors: StockAlertErrors | undefined;
  cancelId: string | null;
};

export const stockAlertId = "hlidat";

/**
 * Returns true when the form is folded: the product can be bought or reserved, but some variants are not in stock
 * online.
 */
export function isStockAlertFolded({ availability, variants }: Product): boolean {
  return availability !== "none" && variants.some(({ onHand }) => onHand === 0);
}

/**
 * Returns true when any variant is missing, whatever colour is chosen. What is above the buy button must not change
 * with the choice, otherwise the button would move under the pointer.
 */
export function isSomeVariantMissing({ availability, variants }: Product): boolean {
  return variants.some(({ onHand, inStores }) => (availability === "store" ? inStores : onHand) === 0);
}

/** Requests an e-mail when a product is back in stock; with `cancelId`, cancels all alerts of the address instead. */
export function StockAlertForm({ product, shown, formErrors, cancelId }: StockAlertFormProps) {
  const { t } = useTranslation("product");
  if (cancelId) return <CancelForm product={product} cancelId={cancelId} />;
  const soldOut = product.variants.filter(({ onHand }) => onHand === 0);
  if (soldOut.length === 0) return formErrors ? <Refusal formErrors={formErrors} /> : null;
  const form = <RequestForm product={product} soldOut={soldOut} shown={shown} formErrors={formErrors} />;
  if (!isStockAlertFolded(product)) {
    return (
      <section id={stockAlertId} className={styles.root}>
        <h2 className={styles.title}>{t("stockAlert.title")}</h2>
        {form}
      </section>
    );
  }
  const isPickedGone = soldOut.some(
    ({ colourId, size, inStores }) => inStores === 0 && colourId === shown.colourId && size === (shown.size ?? ""),
  );
  return (
    <AccordionSection id={stockAlertId} title={t("stockAlert.title")} isOpen={isPickedGone || formErrors !== undefined}>
      {form}
    </AccordionSection>
  );
}

/** Shows the errors of a rejected form whose product came back into stock in the meantime, so that the form is gone. */
function Refusal({ formErrors: { errors, refusedAt } }: { formErrors: StockAlertErrors }) {
  return (
    <section id={stockAlertId} className={styles.root}>
      <ErrorSummary key={refusedAt} problems={[]} formMessages={Object.values(errors)} />
    </section>
  );
}

type RequestFormProps = Omit<StockAlertFormProps, "cancelId"> & { soldOut: Product["variants"] };

function RequestForm({ product, soldOut, shown, formErrors }: RequestFormProps) {
  const { t } = useTranslation("product");
  const locale = useLocale();
  const selected = soldOut.find(({ colourId, size }) => colourId === shown.colourId && size === shown.size);
  const action = `${productAddress(locale, product)}${buildSelectionQuery(shown)}#${stockAlertId}`;
  const field = {
    id: "stock-alert-email",
    name: "email",
    errorId: "stock-alert-email-error",
    errors: messagesOf(formErrors?.errors.email),
    initialValue: formErrors?.email,
  };
  const variantField = {
    id: "stock-alert-variant",
    name: "variant",
    errorId: "stock-alert-variant-error",
    errors: messagesOf(formErrors?.errors.variant),
    initialValue: formErrors?.variant || String(selected?.id ?? ""),
  };
  const isWholeProduct = product.availability !== "online";
  const options = soldOut.map((variant) => ({ value: String(variant.id), text: formatVariant(variant) }));
  const named = options.filter(({ text }) => text !== "");
  const shownFields = named.length > 0 ? [{ field: variantField, label: t("stockAlert.what") }] : [];
  const problems = problemsOf([...shownFields, { field, label: t("stockAlert.email") }]);
  const { variant: variantError, form: formError } = formErrors?.errors ?? {};
  const formMessages = [formError, named.length === 0 ? variantError : undefined].filter(
    (error) => error !== undefined,
  );
  return (
    <Form method="post" action={action} preventScrollReset noValidate className={styles.form}>
      <Intent<StockAlertIntent> name="request-alert" />
      <ErrorSummary key={formErrors?.refusedAt} problems={problems} formMessages={formMessages} />
      <p>{t("stockAlert.text")}</p>
      {named.length > 0 ? (
        <SelectField
          key={selected?.id}
          field={variantField}
          label={t("stockAlert.what")}
          options={isWholeProduct ? [{ value: "", text: t("stockAlert.any") }, ...named] : named}
        />
      ) : null}
      <div className={styles.line}>
        <EmailField field={field} label={t("stockAlert.email")} maxLength={254} />
        <button type="submit" className={button.light}>
          {t("stockAlert.submit")}
        </button>
      </div>
      <p className={styles.quiet}>
        {t("stockAlert.privacy")} <a href={infoPageAddress(locale, "privacy")}>{t("stockAlert.privacyLink")}</a>
      </p>
    </Form>
  );
}

function messagesOf(message: string | undefined): string[] | undefined {
  return message === undefined ? undefined : [message];
}

function CancelForm({ product, cancelId }: { product: Product; cancelId: string }) {
  const { t } = useTranslation("product");
  const locale = useLocale();
  return (
    <section id={stockAlertId} className={styles.root}>
      <h2 className={styles.title}>{t("stockAlert.end.title")}</h2>
      <p>{t("stockAlert.end.text")}</p>
      <Form method="post" action={productAddress(locale, product)}>
        <Intent<StockAlertIntent> name="cancel-alerts" />
        <input type="hidden" name="id" value={cancelId} />
        <button type="submit" className={button.light}>
          {t("stockAlert.end.submit")}
        </button>
      </Form>
    </section>
  );
}
