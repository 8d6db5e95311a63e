import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";

import { AccountLayout } from "~/features/customers/AccountLayout";
import * as styles from "~/features/customers/AccountLayout.css";
import { AddressBook } from "~/features/customers/addressBook/AddressBook";
import * as bookStyles from "~/features/customers/addressBook/AddressBook.css";
import { AddressEditor } from "~/features/customers/addressBook/AddressEditor";
import { addressIntents } from "~/features/customers/addressBook/address.form";
import { maxAddresses } from "~/features/customers/addressBook/addressLimit";
import { addressNames } from "~/features/customers/addressBook/formNames";
import { pageMeta } from "~/features/shell/pageMeta";
import { parseIntent } from "~/platform/http/parseIntent.server";
import { readForm } from "~/platform/http/readForm.server";

import { requireCustomer } from "~/visit/access.server";
import { fillCompany } from "~/visit/fillCompany.server";
import { problemTitle } from "~/visit/problemTitle.server";
import { tryReading } from "~/visit/tryReading.server";
import { deleteAddressAction, makeDefaultAction, saveAddressAction } from "./addressActions.server";
import { readAddressBook } from "./readAddressBook.server";

export const handle = { i18n: ["account", "checkout"] };

export async function loader(args: LoaderFunctionArgs) {
  const visit = await requireCustomer(args);
  const { customer: owner, t } = visit;
  const read = await tryReading(visit, () => readAddressBook(visit));
  // Another customer's address, or a deleted one, cannot be edited.
  if (read && read.found === undefined) throw data({ elsewhere: null }, { status: 404 });
  const editor = read?.found?.editor;
  const heading = !editor
    ? t("account:addresses.title")
    : t(editor.id === null ? "account:addresses.addTitle" : "account:addresses.editTitle");
  const title = problemTitle(visit, heading);
  return data({ title, heading, owner, book: read?.found ?? null }, { status: read ? 200 : 500 });
}

export async function action(args: ActionFunctionArgs) {
  const visit = await requireCustomer(args);
  const typed = await readForm(visit.request);
  const asked = parseIntent(typed, addressIntents);
  switch (asked.intent) {
    case "save-address":
      return saveAddressAction(visit, typed, asked.address);
    case "look-up-company":
      return fillCompany(visit, typed, addressNames);
    case "make-default":
      return makeDefaultAction(visit, asked.address);
    case "remove-address":
      return deleteAddressAction(visit, asked.address);
    default:
      return asked satisfies never;
  }
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
