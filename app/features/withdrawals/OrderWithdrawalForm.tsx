import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";

import * as formStyles from "~/features/customers/AccountForm.css";
import { FormPage } from "~/features/customers/FormPage";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { formFields, problemsOf } from "~/ui/formFields";
import { EmailField, TextField } from "~/ui/TextField";

import * as styles from "./OrderWithdrawalForm.css";
import { ContinueButton, type WithdrawalRefusal } from "./WithdrawalForm";
import { closedReason, type ReturnableLine } from "./withdrawal";
import { lineFieldName, orderStatementNames, piecesFieldName } from "./withdrawalNames";

type OrderWithdrawalFormProps = {
  number: string;
  lines: readonly ReturnableLine[];
  /** The buyer's name and e-mail, empty once the order is redacted. */
  initial: { name: string; email: string };
  /** The positions of the lines ticked when the form was rejected. */
  ticked: readonly number[];
  refusal: WithdrawalRefusal | undefined;
};

/** The withdrawal form at the order's secret address, in which single pieces can be selected. */
export function OrderWithdrawalForm({ number, lines, initial, ticked, refusal }: OrderWithdrawalFormProps) {
  const { t } = useTranslation("orders");
  const { name, email } = formFields(orderStatementNames, refusal?.reply, initial);
  const problems = problemsOf([
    { field: name, label: t("withdraw.name") },
    { field: email, label: t("withdraw.email") },
  ]);
  return (
    <FormPage
      title={t("withdraw.title")}
      lead={`${t("withdraw.order", { number })}. ${t("withdraw.lead")}`}
      refusedAt={refusal?.refusedAt}
    >
      <Form method="post" noValidate className={formStyles.form}>
        <ErrorSummary
          key={refusal?.refusedAt}
          problems={problems}
          formMessages={refusal?.formMessage ? [refusal.formMessage] : []}
        />
        <fieldset className={styles.lines}>
          <legend className={styles.legend}>{t("withdraw.pick")}</legend>
          {lines.map((line) => (
            <SelectableLine key={line.position} line={line} isTicked={ticked.includes(line.position)} />
          ))}
        </fieldset>
        <TextField field={name} label={t("withdraw.name")} autoComplete="name" isRequired />
        <EmailField field={email} label={t("withdraw.email")} />
        <ContinueButton />
      </Form>
    </FormPage>
  );
}

function SelectableLine({ line, isTicked }: { line: ReturnableLine; isTicked: boolean }) {
  const { t } = useTranslation("orders");
  const { position, name, variantName, returnableQuantity } = line;
  const closed = closedReason(line);
  return (
    <div className={styles.line}>
      <label className={styles.choice}>
        <input
          type="checkbox"
          className={styles.box}
          name={lineFieldName(position)}
          value="on"
          defaultChecked={isTicked}
          disabled={closed !== null}
        />
        <span>
          <span className={styles.name}>{name}</span>
          <span className={styles.quiet}>{closed ? t(`withdraw.${closed}`) : variantName}</span>
        </span>
      </label>
      {returnableQuantity > 1 && closed === null ? <PieceChoice line={line} /> : null}
    </div>
  );
}

function PieceChoice({ line: { position, name, returnableQuantity } }: { line: ReturnableLine }) {
  const { t } = useTranslation("orders");
  const choices = Array.from({ length: returnableQuantity }, (_, index) => index + 1);
  return (
    <select
      className={styles.pieces}
      name={piecesFieldName(position)}
      aria-label={t("withdraw.pieces", { name })}
      defaultValue={returnableQuantity}
    >
      {choices.map((pieces) => (
        <option key={pieces} value={pieces}>
          {t("withdraw.of", { pieces })}
        </option>
      ))}
    </select>
  );
}
