import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";

import { AccountLayout } from "~/features/customers/AccountLayout";
import * as styles from "~/features/customers/AccountLayout.css";
import { MyAccountPage } from "~/features/customers/MyAccountPage";
import { pageMeta } from "~/features/shell/pageMeta";
import { readForm } from "~/platform/http/readForm.server";
import { isRefused } from "~/platform/http/refusal";
import { translatorFor } from "~/platform/i18n/i18n.server";

import { requireCustomer } from "~/visit/access.server";
import { problemTitle } from "~/visit/problemTitle.server";
import { tryReading } from "~/visit/tryReading.server";
import { changeOwnEmail } from "./changeOwnEmail.server";
import { changeOwnPassword } from "./changeOwnPassword.server";
import { deleteOwnAccount } from "./deleteOwnAccount.server";
import { readMine } from "./readMine.server";
import { saveOwnProfile } from "./saveOwnProfile.server";
import { proveAgain, signOutEverywhere } from "./smallDeeds.server";

export const handle = { i18n: ["account", "checkout"] };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const visit = await requireCustomer(request, context);
  const { locale, customer: owner } = visit;
  const read = await tryReading(context, () => readMine(context, visit));
  const title = problemTitle(locale, translatorFor(locale)("account:mine.title"), isRefused(context));
  return data({ title, owner, mine: read?.found ?? null }, { status: read ? 200 : 500 });
}

/** Each form of the page names itself; what names none of them is a nonsense of the sender's. */
export async function action({ request, context }: ActionFunctionArgs) {
  const visit = await requireCustomer(request, context);
  const typed = await readForm(request);
  const deed = { request, context, visit, typed };
  if (typed.get("form") === "profile") return saveOwnProfile(deed);
  if (typed.get("form") === "email") return changeOwnEmail(deed);
  if (typed.get("form") === "password") return changeOwnPassword(deed);
  if (typed.get("form") === "deletion") return deleteOwnAccount(deed);
  if (typed.get("form") === "sessions") return signOutEverywhere(deed);
  if (typed.get("form") === "proof") return proveAgain(deed);
  throw data({ elsewhere: null }, { status: 400 });
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(matches, data?.title ?? "");

export default function MyAccountRoute() {
  const { t } = useTranslation("account");
  const { owner, mine } = useLoaderData<typeof loader>();
  const again = useActionData<typeof action>();
  const refusedAt = again?.told ? undefined : again?.refusedAt;
  return (
    <AccountLayout current="myAccount" owner={owner} title={t("mine.title")} refusedAt={refusedAt}>
      {mine ? (
        <MyAccountPage {...mine} again={again} />
      ) : (
        <p role="alert" className={styles.failed}>
          {t("errors.loadingData")}
        </p>
      )}
    </AccountLayout>
  );
}
