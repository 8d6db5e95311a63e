import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { column } from "styles/global.css";

import { addressOf } from "~/addresses";
import { readSettings } from "~/features/settings/settings.queries.server";
import { pageMeta } from "~/features/shell/pageMeta";
import { readSentFields, type SentField } from "~/platform/http/readForm.server";
import { isPhotoForm, readSentPhotoForm } from "~/platform/uploads/readUploadForm.server";
import { SendAgain } from "~/ui/FailedPage";
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

/** Keeps the fields of a form that was sent while the shop is closed; no other form is sent to this page. */
export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const { db, locale } = visitOf(args);
  const { maintenance } = await readSettings(db, locale);
  if (!maintenance.is_enabled) throw redirect(addressOf("home", locale), 303);
  const fields = (await readSentFields(request)) ?? (await readSentPhotoForm(request)) ?? [];
  const closedForm = { address: context.closedForm ?? null, fields, mayLackPhotos: isPhotoForm(request) };
  return data(closedForm, { status: 503, headers: { "Retry-After": retryAfterSeconds, "Cache-Control": "no-store" } });
}

export const headers: HeadersFunction = ({ loaderHeaders, actionHeaders }) =>
  actionHeaders.has("Retry-After") ? actionHeaders : loaderHeaders;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(matches, data?.title ?? "");

export default function MaintenancePage() {
  const { t } = useTranslation(["content", "shell"]);
  const closedForm = useActionData<typeof action>();
  return (
    <div className={`${column} ${styles.root}`}>
      <h1 className={styles.title}>{t("content:maintenance.title")}</h1>
      <p className={styles.text}>{t("content:maintenance.text")}</p>
      {closedForm ? <ClosedForm {...closedForm} /> : null}
    </div>
  );
}

type ClosedFormProps = { address: string | null; fields: readonly SentField[]; mayLackPhotos: boolean };

function ClosedForm({ address, fields, mayLackPhotos }: ClosedFormProps) {
  const { t } = useTranslation(["content", "shell"]);
  const isKept = address !== null && fields.length > 0;
  return (
    <>
      <p className={styles.text}>{t(isKept ? "content:maintenance.kept" : "content:maintenance.lost")}</p>
      {isKept && mayLackPhotos ? <p className={styles.text}>{t("shell:away.photos")}</p> : null}
      {isKept ? <SendAgain address={address} fields={fields} text={t("shell:away.sendAgain")} /> : null}
    </>
  );
}
