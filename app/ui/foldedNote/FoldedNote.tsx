import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { visuallyHidden } from "styles/global.css";

import { button } from "../Button.css";
import * as styles from "./FoldedNote.css";

type FoldedNoteProps = {
  fieldId: string;
  note: string;
  /** The name of the row, added to the button's text for screen readers. */
  name: string;
  texts: { opener: string; about: string; hint: string; keep: string };
  /** The note that was rejected, why and when. */
  refusal: { typed: string; message: string; refusedAt: number } | undefined;
  isMultiline?: boolean;
  /** Hidden fields that identify the row that the note belongs to. */
  children: ReactNode;
};

/** A note about one row of a list, with a form of its own; collapsed while it is empty. */
export function FoldedNote({ fieldId, note, name, texts, refusal, isMultiline = false, children }: FoldedNoteProps) {
  const hintId = `${fieldId}-popis`;
  const field = {
    id: fieldId,
    name: "note",
    defaultValue: refusal?.typed ?? note,
    "aria-invalid": refusal ? true : undefined,
    "aria-describedby": hintId,
  };
  return (
    <details className={styles.root} open={note !== "" || refusal !== undefined}>
      <summary className={styles.opener}>{texts.opener}</summary>
      <Form
        method="post"
        preventScrollReset
        noValidate
        className={styles.form[isMultiline ? "severalLines" : "oneLine"]}
      >
        {children}
        <label htmlFor={fieldId} className={visuallyHidden}>
          {texts.about}
        </label>
        {isMultiline ? (
          <textarea {...field} rows={2} className={styles.lines} />
        ) : (
          <input {...field} autoComplete="off" className={styles.line} />
        )}
        <p
          // Mounted anew after each response, so that screen readers announce a repeated refusal.
          key={refusal?.refusedAt}
          id={hintId}
          className={styles.hint[refusal ? "refused" : "quiet"]}
          role={refusal ? "alert" : undefined}
        >
          {refusal ? refusal.message : texts.hint}
        </p>
        <button type="submit" className={button.text}>
          {texts.keep}
          <span className={visuallyHidden}> {name}</span>
        </button>
      </Form>
    </details>
  );
}
