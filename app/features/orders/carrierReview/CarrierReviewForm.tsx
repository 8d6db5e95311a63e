import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";

import { DetailSection } from "~/features/checkout/DetailSection";
import { button } from "~/ui/Button.css";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { FieldErrors } from "~/ui/FieldErrors";
import { type FormReply, formFields, problemsOf } from "~/ui/formFields";
import { Intent } from "~/ui/Intent";
import { type Field, TextField } from "~/ui/TextField";

import type { OrderIntent } from "../order.form";
import * as styles from "./CarrierReviewForm.css";

export type ReviewRefusal = { reply: FormReply; refusedAt: number };

/** Renders the form by which the customer reviews the courier, once. */
export function CarrierReviewForm({ refusal }: { refusal: ReviewRefusal | undefined }) {
  const { t } = useTranslation("orders");
  const { stars, body } = formFields(["stars", "body"], refusal?.reply);
  const problems = problemsOf([
    { field: stars, label: t("review.stars") },
    { field: body, label: t("review.body") },
  ]);
  return (
    <DetailSection title={t("review.title")}>
      <Form method="post" noValidate className={styles.form}>
        <Intent<OrderIntent> name="review-carrier" />
        <ErrorSummary key={refusal?.refusedAt} problems={problems} />
        <StarChoice field={stars} />
        <TextField field={body} label={t("review.body")} maxLength={1_000} isMultiline />
        <div>
          <button type="submit" className={button.light}>
            {t("review.submit")}
          </button>
        </div>
      </Form>
    </DetailSection>
  );
}

function StarChoice({ field }: { field: Field }) {
  const { t } = useTranslation("orders");
  return (
    <fieldset className={styles.stars} aria-describedby={field.errors ? field.errorId : undefined}>
      <legend>{t("review.stars")}</legend>
      <div className={styles.choices}>
        {["1", "2", "3", "4", "5"].map((value) => (
          <label key={value} className={styles.choice}>
            <input
              id={value === "1" ? field.id : undefined}
              type="radio"
              name={field.name}
              value={value}
              defaultChecked={field.initialValue === value}
              className={styles.radio}
            />
            {value}
          </label>
        ))}
      </div>
      <p className={styles.hint}>{t("review.scale")}</p>
      <FieldErrors field={field} />
    </fieldset>
  );
}
