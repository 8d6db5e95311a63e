import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { Form, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { column } from "styles/global.css";

import { readCurrency } from "~/features/money/currency.queries.server";
import { formatMoney, fromHundredths } from "~/features/money/money";
import { findTrialPayment, type TrialPayment } from "~/features/payments/trialGateway.queries.server";
import { pageMeta } from "~/features/shell/pageMeta";
import { isId } from "~/platform/database/idShape";
import { readForm } from "~/platform/http/readForm.server";
import { button } from "~/ui/Button.css";

import { type Visit, visitOf } from "~/visit/visit.server";
import { decidePayment, trialOutcomes } from "./decidePayment.server";
import * as styles from "./trialGateway.css";

export const handle = { layout: "simple", i18n: ["payments"] };

export async function loader(args: LoaderFunctionArgs) {
  const visit = visitOf(args);
  const payment = await findRequestedPayment(visit);
  const currency = await readCurrency(visit.db, payment.currency_code === "CZK" ? "cs" : "sk");
  return data({
    title: visit.t("payments:trial.title"),
    reference: payment.reference,
    amount: formatMoney(fromHundredths(payment.price_hundredths, currency.decimals), currency),
    isOver: payment.status !== "PENDING",
    returnUrl: payment.return_url,
    trialOutcomes,
  });
}

export async function action(args: ActionFunctionArgs) {
  const visit = visitOf(args);
  const payment = await findRequestedPayment(visit);
  const typed = await readForm(visit.request);
  const outcome = trialOutcomes.find((known) => known === typed.get("outcome"));
  if (!outcome) throw data({ elsewhere: null }, { status: 400 });
  await decidePayment(visit, payment, outcome);
  return redirect(payment.return_url, 303);
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(matches, data?.title ?? "");

export default function TrialGatewayPage() {
  const { t } = useTranslation("payments");
  const { title, reference, amount, isOver, returnUrl, trialOutcomes: outcomes } = useLoaderData<typeof loader>();
  return (
    <div className={`${column} ${styles.root}`}>
      <p className={styles.quiet}>{t("trial.order", { reference })}</p>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.amount}>{amount}</p>
      {isOver ? (
        <p>
          {t("trial.over")} <a href={returnUrl}>{t("trial.back")}</a>
        </p>
      ) : (
        <Form method="post" reloadDocument className={styles.actions}>
          <p className={styles.quiet}>{t("trial.text")}</p>
          {outcomes.map((outcome, index) => (
            <button
              key={outcome}
              type="submit"
              name="outcome"
              value={outcome}
              className={index === 0 ? button.dark : button.light}
            >
              {t(`trial.${outcome}`)}
            </button>
          ))}
        </Form>
      )}
    </div>
  );
}

/** Returns the payment in the query. Throws 404 for an unknown one, and where the trial gateway is off. */
async function findRequestedPayment({ db, environment, url }: Visit): Promise<TrialPayment> {
  const id = url.searchParams.get("id") ?? undefined;
  const found = environment.paymentGateway?.isBuiltIn && isId(id) ? await findTrialPayment(db, id) : undefined;
  if (!found) throw data({ elsewhere: null }, { status: 404 });
  return found;
}
