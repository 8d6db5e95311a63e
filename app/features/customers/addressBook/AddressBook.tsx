import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";

import { addressOf } from "~/addresses";
import { useLocale } from "~/platform/i18n/LocaleContext";
import { button, buttonLink } from "~/ui/Button.css";
import { Intent } from "~/ui/Intent";

import * as styles from "./AddressBook.css";
import type { AddressIntent } from "./address.form";

/** An address as displayed; the server formats its lines. */
export type ShownAddress = { id: string; name: string; isDefault: boolean; isDelivery: boolean; lines: string[] };

type AddressBookProps = {
  addresses: readonly ShownAddress[];
  /** The most addresses that a customer may have. */
  most: number;
};

export function AddressBook({ addresses, most }: AddressBookProps) {
  const { t } = useTranslation("account");
  const address = addressOf("accountAddresses", useLocale());
  return (
    <div className={styles.root}>
      {addresses.length === 0 ? <p className={styles.empty}>{t("addresses.empty")}</p> : null}
      {addresses.length > 0 ? (
        <ul className={styles.list}>
          {addresses.map((address) => (
            <AddressCard key={address.id} address={address} />
          ))}
        </ul>
      ) : null}
      {addresses.length < most ? (
        <a className={buttonLink.dark} href={`${address}?nova=1`}>
          {t("addresses.add")}
        </a>
      ) : (
        <p>{t("addresses.most", { length: most })}</p>
      )}
    </div>
  );
}

function AddressCard({ address: { id, name, isDefault, isDelivery, lines } }: { address: ShownAddress }) {
  const { t } = useTranslation("account");
  const address = addressOf("accountAddresses", useLocale());
  return (
    <li className={styles.card}>
      <div>
        <div className={styles.head}>
          <h2 className={styles.name}>{name}</h2>
          {isDefault ? <span className={styles.mark}>{t("addresses.default")}</span> : null}
          {isDelivery ? <span className={styles.mark}>{t("addresses.delivery")}</span> : null}
        </div>
        <p className={styles.lines}>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a sole trader's company may have the person's name.
            <span key={index} className={styles.line}>
              {line}
            </span>
          ))}
        </p>
      </div>
      <div className={styles.actions}>
        <a
          className={styles.action}
          href={`${address}?${new URLSearchParams({ upravit: id })}`}
          aria-label={t("addresses.of", { action: t("addresses.edit"), name })}
        >
          {t("addresses.edit")}
        </a>
        {isDefault || isDelivery ? null : (
          <ActionButton action="make-default" id={id} name={name} text={t("addresses.makeDefault")} />
        )}
        <ActionButton action="remove-address" id={id} name={name} text={t("addresses.remove")} />
      </div>
    </li>
  );
}

function ActionButton({
  action,
  id,
  name,
  text,
}: {
  action: Extract<AddressIntent, "make-default" | "remove-address">;
  id: string;
  name: string;
  text: string;
}) {
  const { t } = useTranslation("account");
  const address = addressOf("accountAddresses", useLocale());
  return (
    <Form method="post" action={address}>
      <Intent name={action} />
      <input type="hidden" name="address" value={id} />
      <button type="submit" className={button.text} aria-label={t("addresses.of", { action: text, name })}>
        {text}
      </button>
    </Form>
  );
}
