import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { registrationIntents } from "~/features/customers/account.form";
import { registrationNames } from "~/features/customers/addressBook/formNames";
import { defaultPhonePrefix } from "~/features/customers/addressBook/phonePrefixes";
import { RegisterPage } from "~/features/customers/RegisterPage";
import { readReturnTo } from "~/features/customers/session/returnTo.server";
import { pageMeta } from "~/features/shell/pageMeta";
import { parseIntent } from "~/platform/http/parseIntent.server";
import { readForm } from "~/platform/http/readForm.server";
import { countryOf } from "~/platform/i18n/locale";
import { requireGuest } from "~/visit/access.server";
import { fillCompany } from "~/visit/fillCompany.server";
import { problemTitle } from "~/visit/problemTitle.server";
import { readCountryOptions } from "~/visit/readCountryOptions.server";
import { registerAction } from "./registerAction.server";

export const handle = { i18n: ["account", "checkout", "legal"] };

export async function loader(args: LoaderFunctionArgs) {
  const visit = await requireGuest(args);
  const { db, locale, request, t } = visit;
  return {
    title: problemTitle(visit, t("account:register.title")),
    initial: { phone_prefix: defaultPhonePrefix[locale], country: countryOf[locale] },
    countries: await readCountryOptions(db, locale),
    wanted: readReturnTo(request),
  };
}

export async function action(args: ActionFunctionArgs) {
  const visit = await requireGuest(args);
  const typed = await readForm(visit.request);
  const { intent } = parseIntent(typed, registrationIntents);
  switch (intent) {
    case "register":
      return registerAction(visit, typed);
    case "look-up-company":
      return fillCompany(visit, typed, registrationNames);
    default:
      return intent satisfies never;
  }
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(matches, data?.title ?? "");

export default function RegisterRoute() {
  const { title, ...form } = useLoaderData<typeof loader>();
  return <RegisterPage {...form} formState={useActionData<typeof action>()} />;
}
