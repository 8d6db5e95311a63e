import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { spoken } from "styles/global.css";

import { button } from "~/ui/Button.css";

import type { WishLine } from "./readWishlist.server";
import type { WishRefusal } from "./WishLineRow";
import * as styles from "./WishLineRow.css";
import { longestNote } from "./wishlist";

type NoteFormProps = { line: WishLine; refusal: WishRefusal | undefined };

/** The owner's words about a product; nobody else sees them. */
export function NoteForm({ line: { card, note }, refusal }: NoteFormProps) {
  const { t } = useTranslation("wishlist");
  const fieldId = `poznamka-${card.id}`;
  return (
    <details className={styles.note} open={note !== "" || refusal !== undefined}>
      <summary className={styles.noteOpener}>{note ? t("note.label") : t("note.add")}</summary>
      <Form method="post" preventScrollReset noValidate className={styles.noteForm}>
        <label htmlFor={fieldId} className={spoken}>
          {t("note.about", { name: card.name })}
        </label>
        <textarea
          id={fieldId}
          name="text"
          rows={2}
          className={styles.noteField}
          defaultValue={refusal?.typed ?? note}
          aria-invalid={refusal ? true : undefined}
          aria-describedby={`${fieldId}-popis`}
        />
        <p
          id={`${fieldId}-popis`}
          className={refusal ? styles.refusal : styles.quiet}
          role={refusal ? "alert" : undefined}
        >
          {refusal ? refusal.messages.join(" ") : t("note.hint", { length: longestNote })}
        </p>
        <button type="submit" className={button.text} name="note" value={card.id}>
          {t("note.keep")}
          <span className={spoken}> {card.name}</span>
        </button>
      </Form>
    </details>
  );
}
