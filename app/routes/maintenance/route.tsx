import { data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useTranslation } from "react-i18next";
import { column } from "styles/global.css";

import { addressOf } from "~/addresses";
import { readSettings } from "~/features/settings/settings.queries.server";
import { pageMeta } from "~/features/shell/pageMeta";
import { visitOf } from "~/visit/visit.server";

import * as styles from "./maintenance.css";

export const handle = { layout: "simple", i18n: ["content"] };

const retryAfterSeconds = "1800";

export async function loader(args: LoaderFunctionArgs) {
  const { db, locale, t } = visitOf(args);
  const { maintenance, brand } = await readSettings(db, locale);
  if (!maintenance.is_enabled) throw redirect(addressOf("home", locale), 302);
  const title = t("content:maintenance.title");
  return data({ title, brand }, { status: 503, headers: { "Retry-After": retryAfterSeconds } });
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(matches, data?.title ?? "");

export default function MaintenancePage() {
  const { t } = useTranslation("content");
  return (
    <div className={`${column} ${styles.root}`}>
      <h1 className={styles.title}>{t("maintenance.title")}</h1>
      <p className={styles.text}>{t("maintenance.text")}</p>
    </div>
  );
}
