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
import { localeOfPath } from "~/platform/i18n/locale";
import { type World, worldOf } from "~/platform/process/world.server";
import { button } from "~/ui/Button.css";

import { decide, deeds } from "./decide.server";
import * as styles from "./testGateway.css";

export const handle = { layout: "simple", i18n: ["payments"] };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const world = worldOf(context);
  const locale = localeOfPath(new URL(request.url).pathname);
  const payment = await paymentIn(request, world);
  const currency = await readCurrency(world.db, payment.currency_code === "CZK" ? "cs" : "sk");
  return data({
    title: translatorFor(locale)("payments:trial.title"),
    reference: payment.reference,
    amount: formatMoney(fromHundredths(payment.price_hundredths, currency.decimals), currency),
    isOver: payment.status !== "PENDING",
    returnUrl: payment.return_url,
    deeds,
  });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const world = worldOf(context);
  const payment = await paymentIn(request, world);
  const typed = await readForm(request);
  const deed = deeds.find((known) => known === typed.get("deed"));
  if (!deed) throw data({ elsewhere: null }, { status: 400 });
  await decide(world, payment, deed);
  return redirect(payment.return_url, 303);
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(matches, data?.title ?? "");

export default function TestGatewayPage() {
  const { t } = useTranslation("payments");
  const { title, reference, amount, isOver, returnUrl, deeds: offered } = useLoaderData<typeof loader>();
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
        <Form method="post" reloadDocument className={styles.deeds}>
          <p className={styles.quiet}>{t("trial.text")}</p>
          {offered.map((deed, index) => (
            <button
              key={deed}
              type="submit"
              name="deed"
              value={deed}
              className={index === 0 ? button.dark : button.light}
            >
              {t(`trial.${deed}`)}
            </button>
          ))}
        </Form>
      )}
    </div>
  );
}

/** The payment that the address names. 404 for one that there is not, and where the trial gateway is off. */
async function paymentIn(request: Request, { db, environment }: World): Promise<TestPayment> {
  const id = new URL(request.url).searchParams.get("id") ?? undefined;
  const found = environment.paymentGateway?.isBuiltIn && isId(id) ? await findTestPayment(db, id) : undefined;
  if (!found) throw data({ elsewhere: null }, { status: 404 });
  return found;
}
