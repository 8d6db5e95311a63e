import { useTranslation } from "react-i18next";

import { FoldedNote } from "~/ui/foldedNote/FoldedNote";
import { Intent } from "~/ui/Intent";

import type { WishlistLine } from "./readWishlist.server";
import type { WishlistRefusal } from "./WishlistLineRow";
import * as styles from "./WishlistLineRow.css";
import { maxNoteLength } from "./wishlist";
import type { WishlistIntent } from "./wishlist.form";

type NoteFormProps = { line: WishlistLine; refusal: WishlistRefusal | undefined };

/** The form for the owner's note about a product, which only the owner sees. */
export function NoteForm({ line: { card, note }, refusal }: NoteFormProps) {
  const { t } = useTranslation("wishlist");
  return (
    <div className={styles.note}>
      <FoldedNote
        fieldId={`poznamka-${card.id}`}
        note={note}
        name={card.name}
        texts={{
          opener: note ? t("note.label") : t("note.add"),
          about: t("note.about", { name: card.name }),
          hint: t("note.hint", { length: maxNoteLength }),
          keep: t("note.keep"),
        }}
        refusal={refusal && { typed: refusal.typed, message: refusal.messages.join(" "), refusedAt: refusal.refusedAt }}
        isMultiline
      >
        <Intent<WishlistIntent> name="write-note" />
        <input type="hidden" name="product" value={card.id} />
      </FoldedNote>
    </div>
  );
}
