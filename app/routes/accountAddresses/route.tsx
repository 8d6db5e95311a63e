import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";

import { AccountLayout } from "~/features/customers/AccountLayout";
import * as styles from "~/features/customers/AccountLayout.css";
import { AddressBook } from "~/features/customers/addressBook/AddressBook";
import * as bookStyles from "~/features/customers/addressBook/AddressBook.css";
import { AddressEditor } from "~/features/customers/addressBook/AddressEditor";
import { mostAddresses } from "~/features/customers/addressBook/addressLimit";
import { pageMeta } from "~/features/shell/pageMeta";
import { readForm } from "~/platform/http/readForm.server";
import { isRefused } from "~/platform/http/refusal";
import { translatorFor } from "~/platform/i18n/i18n.server";

import { requireCustomer } from "~/visit/access.server";
import { problemTitle } from "~/visit/problemTitle.server";
import { tryReading } from "~/visit/tryReading.server";
import { defaultAddress, dropAddress, saveAddress } from "./changeBook.server";
import { readBook } from "./readBook.server";

export const handle = { i18n: ["account", "checkout"] };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const visit = await requireCustomer(request, context);
  const { locale, customer: owner } = visit;
  const read = await tryReading(context, () => readBook(request, context, visit));
  // An address of another, or one that is gone, cannot be edited.
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
  const deed = { request, context, visit, typed };
  if (typed.get("form") === "save") return saveAddress(deed);
  if (typed.get("form") === "default") return defaultAddress(deed);
  if (typed.get("form") === "remove") return dropAddress(deed);
  throw data({ elsewhere: null }, { status: 400 });
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(matches, data?.title ?? "");

export default function AccountAddressesRoute() {
  const { t } = useTranslation("account");
  const { heading, owner, book } = useLoaderData<typeof loader>();
  const again = useActionData<typeof action>();
  const refusedAt = again?.told ? undefined : again?.refusedAt;
  return (
    <AccountLayout current="accountAddresses" owner={owner} title={heading} refusedAt={refusedAt}>
      {book?.editor ? (
        <div className={bookStyles.form}>
          <AddressEditor
            key={`${book.editor.id} ${again?.told ? again.refusedAt : "typed"}`}
            {...book.editor}
            countries={book.countries}
            again={again}
          />
        </div>
      ) : null}
      {book && !book.editor ? <AddressBook addresses={book.addresses} most={mostAddresses} /> : null}
      {book ? null : (
        <p role="alert" className={styles.failed}>
          {t("errors.loadingAddresses")}
        </p>
      )}
    </AccountLayout>
  );
}
