import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";

import { productAddress } from "~/addresses";
import { choiceQuery, type Picked, type Product, variantTitle } from "~/features/products/product";
import { useLocale } from "~/platform/i18n/LocaleContext";
import { button } from "~/ui/Button.css";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { SelectField } from "~/ui/SelectField";
import { TextField } from "~/ui/TextField";
import * as styles from "./StockAlertForm.css";

/** What was typed and refused; `complaint` is a message as `useFieldMessages` reads it. */
export type WatchRefusal = { email: string; variant: string; complaint: string };

type WatchFormProps = { product: Product; shown: Picked; refusal: WatchRefusal | undefined; endId: string | null };

/** Asks for an e-mail to write to when a piece can be bought again; or, with `endId`, ends that. */
export function WatchForm({ product, shown, refusal, endId }: WatchFormProps) {
  const { t } = useTranslation("product");
  if (endId) return <EndForm product={product} endId={endId} />;
  const gone = product.variants.filter(({ onHand }) => onHand === 0);
  if (gone.length === 0) return null;
  const form = <AskForm product={product} gone={gone} shown={shown} refusal={refusal} />;
  if (product.availability !== "online") {
    return (
      <section id="hlidat" className={styles.root}>
        <h2 className={styles.title}>{t("watch.title")}</h2>
        {form}
      </section>
    );
  }
  const isPickedGone = gone.some(({ colourId, size }) => colourId === shown.colourId && size === (shown.size ?? ""));
  return (
    <details id="hlidat" className={styles.folded} open={isPickedGone || refusal !== undefined}>
      <summary className={styles.summary}>{t("watch.summary")}</summary>
      {form}
    </details>
  );
}

type AskFormProps = Omit<WatchFormProps, "endId"> & { gone: Product["variants"] };

function AskForm({ product, gone, shown, refusal }: AskFormProps) {
  const { t } = useTranslation("product");
  const locale = useLocale();
  const picked = gone.find(({ colourId, size }) => colourId === shown.colourId && size === shown.size);
  const action = `${productAddress(locale, product)}${choiceQuery(shown, { hlidat: "1" })}#hlidat`;
  const field = {
    id: "watch-email",
    name: "email",
    errorId: "watch-email-error",
    errors: refusal && [refusal.complaint],
    initialValue: refusal?.email,
  };
  const isWhole = product.availability !== "online";
  const options = gone.map((variant) => ({ value: String(variant.id), text: variantTitle(variant) }));
  const named = options.filter(({ text }) => text !== "");
  return (
    <Form method="post" action={action} preventScrollReset noValidate className={styles.form}>
      {refusal ? (
        <ErrorSummary problems={[{ fieldId: field.id, label: t("watch.email"), messages: [refusal.complaint] }]} />
      ) : null}
      <p>{t("watch.text")}</p>
      {named.length > 0 ? (
        <SelectField
          key={picked?.id}
          field={{
            id: "watch-variant",
            name: "variant",
            errorId: "watch-variant-error",
            initialValue: refusal?.variant ?? String(picked?.id ?? ""),
          }}
          label={t("watch.what")}
          options={isWhole ? [{ value: "", text: t("watch.any") }, ...named] : named}
        />
      ) : null}
      <div className={styles.line}>
        <TextField
          field={field}
          label={t("watch.email")}
          type="email"
          autoComplete="email"
          maxLength={254}
          isRequired
        />
        <button type="submit" className={button.light}>
          {t("watch.submit")}
        </button>
      </div>
    </Form>
  );
}

function EndForm({ product, endId }: { product: Product; endId: string }) {
  const { t } = useTranslation("product");
  const locale = useLocale();
  return (
    <section id="hlidat" className={styles.root}>
      <h2 className={styles.title}>{t("watch.end.title")}</h2>
      <p>{t("watch.end.text")}</p>
      <Form method="post" action={`${productAddress(locale, product)}?hlidat=zrusit`}>
        <input type="hidden" name="id" value={endId} />
        <button type="submit" className={button.light}>
          {t("watch.end.submit")}
        </button>
      </Form>
    </section>
  );
}
