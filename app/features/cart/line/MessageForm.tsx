import { useTranslation } from "react-i18next";

import { FoldedNote } from "~/ui/foldedNote/FoldedNote";
import { Intent } from "~/ui/Intent";
import type { LineError } from "../CartPage";
import type { CartLine } from "../cart";
import type { LineIntent } from "../cart.form";
import { maxLineMessageLength } from "../lineMessage";
import * as styles from "./CartLineRow.css";

type MessageFormProps = { line: CartLine; error: Extract<LineError, { field: "note" }> | undefined };

/** Renders the form for the short message of a line whose product allows one. */
export function MessageForm({ line, error }: MessageFormProps) {
  const { t } = useTranslation("cart");
  if (!line.allowsMessage) return line.note ? <p className={styles.quiet}>{t("line.note", line)}</p> : null;
  const length = maxLineMessageLength;
  return (
    <FoldedNote
      fieldId={`vzkaz-${line.id}`}
      note={line.note}
      name={line.name}
      texts={{
        opener: line.note ? t("message.label") : t("message.add"),
        about: t("message.about", { name: line.name }),
        hint: t("message.hint", { length }),
        keep: t("message.keep"),
      }}
      refusal={error && { typed: error.typed, message: t("message.long", { length }), refusedAt: error.refusedAt }}
    >
      <Intent<LineIntent> name="write-message" />
      <input type="hidden" name="line" value={line.id} />
    </FoldedNote>
  );
}
