import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";

import { AccountLayout } from "~/features/customers/AccountLayout";
import * as styles from "~/features/customers/AccountLayout.css";
import { MyAccountPage } from "~/features/customers/MyAccountPage";
import { pageMeta } from "~/features/shell/pageMeta";
import { readForm } from "~/platform/http/readForm.server";

import { requireCustomer } from "~/visit/access.server";
import { problemTitle } from "~/visit/problemTitle.server";
import { tryReading } from "~/visit/tryReading.server";
import { changeOwnEmail } from "./changeOwnEmail.server";
import { changeOwnPassword } from "./changeOwnPassword.server";
import { deleteOwnAccount } from "./deleteOwnAccount.server";
import { readMyAccount } from "./readMyAccount.server";
import { saveOwnProfile } from "./saveOwnProfile.server";
import { resendVerification, signOutEverywhere } from "./sessionActions.server";

export const handle = { i18n: ["account", "checkout"] };

export async function loader(args: LoaderFunctionArgs) {
  const visit = await requireCustomer(args);
  const read = await tryReading(visit, () => readMyAccount(visit));
  const title = problemTitle(visit, visit.t("account:mine.title"));
  return data({ title, owner: visit.customer, mine: read?.found ?? null }, { status: read ? 200 : 500 });
}

/** Each form has a hidden `form` field with its name. */
export async function action(args: ActionFunctionArgs) {
  const visit = await requireCustomer(args);
  const typed = await readForm(visit.request);
  const submitted = { ...visit, typed };
  if (typed.get("form") === "profile") return saveOwnProfile(submitted);
  if (typed.get("form") === "email") return changeOwnEmail(submitted);
  if (typed.get("form") === "password") return changeOwnPassword(submitted);
  if (typed.get("form") === "deletion") return deleteOwnAccount(submitted);
  if (typed.get("form") === "sessions") return signOutEverywhere(submitted);
  if (typed.get("form") === "proof") return resendVerification(submitted);
  throw data({ elsewhere: null }, { status: 400 });
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
