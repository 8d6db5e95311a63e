import { useTranslation } from "react-i18next";

import { addressOf } from "~/addresses";
import { useLocale } from "~/platform/i18n/LocaleContext";

import * as styles from "./AddressChoice.css";

type AddressChoiceProps = {
  choices: readonly { id: string; name: string; line: string }[];
  chosenId: string | null;
};

/** Renders links that fill the form with an address of the account. */
export function AddressChoice({ choices, chosenId }: AddressChoiceProps) {
  const { t } = useTranslation("checkout");
  const path = addressOf("cartContact", useLocale());
  return (
    <nav aria-labelledby="address-choice" className={styles.root}>
      <p id="address-choice" className={styles.title}>
        {t("contact.fromBook")}
      </p>
      <ul className={styles.list}>
        {choices.map(({ id, name, line }) => (
          <li key={id}>
            <a
              href={`${path}?adresa=${id}`}
              aria-current={id === chosenId ? "true" : undefined}
              className={styles.link}
            >
              <span className={styles.name}>{name}</span>
              <span className={styles.line}>{line}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
