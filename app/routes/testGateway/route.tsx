import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { Form, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { column } from "styles/global.css";

import { readCurrency } from "~/features/money/currency.queries.server";
import { formatMoney, fromHundredths } from "~/features/money/money";
import { findTestPayment, type TestPayment } from "~/features/payments/testGateway.queries.server";
import { pageMeta } from "~/features/shell/pageMeta";
import { isId } from "~/platform/database/idShape";
import { readForm } from "~/platform/http/readForm.server";
import { translatorFor } from "~/platform/i18n/i18n.server";
import { requestLocale } from "~/platform/i18n/locale";
import { type World, worldOf } from "~/platform/process/world.server";
import { button } from "~/ui/Button.css";

import { decidePayment, testOutcomes } from "./decidePayment.server";
import * as styles from "./testGateway.css";

export const handle = { layout: "simple", i18n: ["payments"] };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const world = worldOf(context);
  const locale = requestLocale(request);
  const payment = await findRequestedPayment(request, world);
  const currency = await readCurrency(world.db, payment.currency_code === "CZK" ? "cs" : "sk");
  return data({
    title: translatorFor(locale)("payments:trial.title"),
    reference: payment.reference,
    amount: formatMoney(fromHundredths(payment.price_hundredths, currency.decimals), currency),
    isOver: payment.status !== "PENDING",
    returnUrl: payment.return_url,
    testOutcomes,
  });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const world = worldOf(context);
  const payment = await findRequestedPayment(request, world);
  const typed = await readForm(request);
  const outcome = testOutcomes.find((known) => known === typed.get("outcome"));
  if (!outcome) throw data({ elsewhere: null }, { status: 400 });
  await decidePayment(world, payment, outcome);
  return redirect(payment.return_url, 303);
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(matches, data?.title ?? "");

export default function TestGatewayPage() {
  const { t } = useTranslation("payments");
  const { title, reference, amount, isOver, returnUrl, testOutcomes: outcomes } = useLoaderData<typeof loader>();
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

/** The payment in the query. 404 for an unknown one, and where the test gateway is off. */
async function findRequestedPayment(request: Request, { db, environment }: World): Promise<TestPayment> {
  const id = new URL(request.url).searchParams.get("id") ?? undefined;
  const found = environment.paymentGateway?.isBuiltIn && isId(id) ? await findTestPayment(db, id) : undefined;
  if (!found) throw data({ elsewhere: null }, { status: 404 });
  return found;
}
