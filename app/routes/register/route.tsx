import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { registrationNames } from "~/features/customers/addressBook/formNames";
import { defaultPhonePrefix } from "~/features/customers/addressBook/phonePrefixes";
import { RegisterPage } from "~/features/customers/RegisterPage";
import { readReturnTo } from "~/features/customers/session/returnTo.server";
import { pageMeta } from "~/features/shell/pageMeta";
import { readForm } from "~/platform/http/readForm.server";
import { isRefused } from "~/platform/http/refusal";
import { translatorFor } from "~/platform/i18n/i18n.server";
import { countryOf } from "~/platform/i18n/locale";
import { worldOf } from "~/platform/process/world.server";
import { requireGuest } from "~/visit/access.server";
import { fillCompany, wantsLookUp } from "~/visit/fillCompany.server";
import { problemTitle } from "~/visit/problemTitle.server";
import { readCountryOptions } from "~/visit/readCountryOptions.server";
import { registerAction } from "./registerAction.server";

export const handle = { i18n: ["account", "checkout"] };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const locale = await requireGuest(request, context);
  return {
    title: problemTitle(locale, translatorFor(locale)("account:register.title"), isRefused(context)),
    initial: { phone_prefix: defaultPhonePrefix[locale], country: countryOf[locale] },
    countries: await readCountryOptions(worldOf(context).db, locale),
    wanted: readReturnTo(request),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const locale = await requireGuest(request, context);
  const typed = await readForm(request);
  if (wantsLookUp(typed)) return fillCompany(request, context, typed, registrationNames);
  return registerAction(request, context, typed, locale);
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(matches, data?.title ?? "");

export default function RegisterRoute() {
  const { title, ...form } = useLoaderData<typeof loader>();
  return <RegisterPage {...form} formState={useActionData<typeof action>()} />;
}
