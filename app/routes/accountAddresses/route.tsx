import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";

import { AccountLayout } from "~/features/customers/AccountLayout";
import * as styles from "~/features/customers/AccountLayout.css";
import { AddressBook } from "~/features/customers/addressBook/AddressBook";
import * as bookStyles from "~/features/customers/addressBook/AddressBook.css";
import { AddressEditor } from "~/features/customers/addressBook/AddressEditor";
import { maxAddresses } from "~/features/customers/addressBook/addressLimit";
import { pageMeta } from "~/features/shell/pageMeta";
import { readForm } from "~/platform/http/readForm.server";
import { isRefused } from "~/platform/http/refusal";
import { translatorFor } from "~/platform/i18n/i18n.server";

import { requireCustomer } from "~/visit/access.server";
import { problemTitle } from "~/visit/problemTitle.server";
import { tryReading } from "~/visit/tryReading.server";
import { deleteAddressAction, makeDefaultAction, saveAddressAction } from "./addressActions.server";
import { readAddressBook } from "./readAddressBook.server";

export const handle = { i18n: ["account", "checkout"] };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const visit = await requireCustomer(request, context);
  const { locale, customer: owner } = visit;
  const read = await tryReading(context, () => readAddressBook(request, context, visit));
  // Another customer's address, or a deleted one, cannot be edited.
  if (read && read.found === undefined) throw data({ elsewhere: null }, { status: 404 });
  const t = translatorFor(locale);
  const editor = read?.found?.editor;
  const heading = !editor
    ? t("account:addresses.title")
    : t(editor.id === null ? "account:addresses.addTitle" : "account:addresses.editTitle");
  const title = problemTitle(locale, heading, isRefused(context));
  return data({ title, heading, owner, book: read?.found ?? null }, { status: read ? 200 : 500 });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const visit = await requireCustomer(request, context);
  const typed = await readForm(request);
  const args = { request, context, visit, typed };
  if (typed.get("form") === "save") return saveAddressAction(args);
  if (typed.get("form") === "default") return makeDefaultAction(args);
  if (typed.get("form") === "remove") return deleteAddressAction(args);
  throw data({ elsewhere: null }, { status: 400 });
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(matches, data?.title ?? "");

export default function AccountAddressesRoute() {
  const { t } = useTranslation("account");
  const { heading, owner, book } = useLoaderData<typeof loader>();
  const formState = useActionData<typeof action>();
  const refusedAt = formState?.message ? undefined : formState?.refusedAt;
  return (
    <AccountLayout current="accountAddresses" owner={owner} title={heading} refusedAt={refusedAt}>
      {book?.editor ? (
        <div className={bookStyles.form}>
          <AddressEditor
            key={`${book.editor.id} ${formState?.message ? formState.refusedAt : "typed"}`}
            {...book.editor}
            countries={book.countries}
            formState={formState}
          />
        </div>
      ) : null}
      {book && !book.editor ? <AddressBook addresses={book.addresses} most={maxAddresses} /> : null}
      {book ? null : (
        <p role="alert" className={styles.failed}>
          {t("errors.loadingAddresses")}
        </p>
      )}
    </AccountLayout>
  );
}
