import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";

import { AccountLayout } from "~/features/customers/AccountLayout";
import * as styles from "~/features/customers/AccountLayout.css";
import { accountIntents } from "~/features/customers/account.form";
import { MyAccountPage } from "~/features/customers/MyAccountPage";
import { pageMeta } from "~/features/shell/pageMeta";
import { parseIntent } from "~/platform/http/parseIntent.server";
import { readForm } from "~/platform/http/readForm.server";

import { requireCustomer } from "~/visit/access.server";
import { problemTitle } from "~/visit/problemTitle.server";
import { tryReading } from "~/visit/tryReading.server";
import { changeOwnEmail } from "./changeOwnEmail.server";
import { changeOwnPassword } from "./changeOwnPassword.server";
import { deleteOwnAccount } from "./deleteOwnAccount.server";
import { readMyAccount } from "./readMyAccount.server";
import { fillOwnCompany, saveOwnProfile } from "./saveOwnProfile.server";
import { resendVerification, signOutEverywhere } from "./sessionActions.server";

export const handle = { i18n: ["account", "checkout"] };

export async function loader(args: LoaderFunctionArgs) {
  const visit = await requireCustomer(args);
  const read = await tryReading(visit, () => readMyAccount(visit));
  const title = problemTitle(visit, visit.t("account:mine.title"));
  return data({ title, owner: visit.customer, mine: read?.found ?? null }, { status: read ? 200 : 500 });
}

export async function action(args: ActionFunctionArgs) {
  const visit = await requireCustomer(args);
  const typed = await readForm(visit.request);
  const submitted = { ...visit, typed };
  const { intent } = parseIntent(typed, accountIntents);
  switch (intent) {
    case "save-profile":
      return saveOwnProfile(submitted);
    case "look-up-company":
      return fillOwnCompany(submitted);
    case "change-email":
      return changeOwnEmail(submitted);
    case "send-verification":
      return resendVerification(submitted);
    case "change-password":
      return changeOwnPassword(submitted);
    case "end-sessions":
      return signOutEverywhere(submitted);
    case "delete-account":
      return deleteOwnAccount(submitted);
    default:
      return intent satisfies never;
  }
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(matches, data?.title ?? "");

export default function MyAccountRoute() {
  const { t } = useTranslation("account");
  const { owner, mine } = useLoaderData<typeof loader>();
  const formState = useActionData<typeof action>();
  const refusedAt = formState?.message ? undefined : formState?.refusedAt;
  return (
    <AccountLayout current="myAccount" owner={owner} title={t("mine.title")} refusedAt={refusedAt}>
      {mine ? (
        <MyAccountPage {...mine} formState={formState} />
      ) : (
        <p role="alert" className={styles.failed}>
          {t("errors.loadingData")}
        </p>
      )}
    </AccountLayout>
  );
}
