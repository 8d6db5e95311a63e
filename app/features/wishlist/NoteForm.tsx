import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { visuallyHidden } from "styles/global.css";

import { button } from "~/ui/Button.css";
import { Intent } from "~/ui/Intent";

import type { WishlistLine } from "./readWishlist.server";
import type { WishlistRefusal } from "./WishlistLineRow";
import * as styles from "./WishlistLineRow.css";
import { maxNoteLength } from "./wishlist";
import type { WishlistIntent } from "./wishlist.form";

type NoteFormProps = { line: WishlistLine; refusal: WishlistRefusal | undefined };

/** The owner's note about a product, which the owner alone sees. */
export function NoteForm({ line: { card, note }, refusal }: NoteFormProps) {
  const { t } = useTranslation("wishlist");
  const fieldId = `poznamka-${card.id}`;
  return (
    <details className={styles.note} open={note !== "" || refusal !== undefined}>
      <summary className={styles.noteOpener}>{note ? t("note.label") : t("note.add")}</summary>
      <Form method="post" preventScrollReset noValidate className={styles.noteForm}>
        <Intent<WishlistIntent> name="write-note" />
        <input type="hidden" name="product" value={card.id} />
        <label htmlFor={fieldId} className={visuallyHidden}>
          {t("note.about", { name: card.name })}
        </label>
        <textarea
          id={fieldId}
          name="note"
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
          {refusal ? refusal.messages.join(" ") : t("note.hint", { length: maxNoteLength })}
        </p>
        <button type="submit" className={button.text}>
          {t("note.keep")}
          <span className={visuallyHidden}> {card.name}</span>
        </button>
      </Form>
    </details>
  );
}
