import { type MouseEvent, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";

import * as styles from "./ErrorSummary.css";
import { useFieldMessages } from "./FieldErrors";
import { isPlainClick } from "./isPlainClick";

type ErrorSummaryProps = {
  /** The invalid fields with their labels and errors. */
  problems: readonly { fieldId: string; label: string; messages: readonly string[] }[];
  /** Errors of the form as a whole. */
  formMessages?: readonly string[];
  /** The heading when no field is invalid and nothing was to be sent; says what failed. */
  failure?: string | undefined;
};

/**
 * Lists the errors at the top of a page, with a link to each field, and takes the focus. Its heading counts the invalid
 * fields. When none is invalid, as when a limit is reached, it only says that nothing was sent, or what failed instead.
 * Renders nothing without errors.
 */
export function ErrorSummary({ problems, formMessages = [], failure }: ErrorSummaryProps) {
  const { t } = useTranslation("ui");
  const explain = useFieldMessages();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => takeFocus(box.current), []);
  if (problems.length === 0 && formMessages.length === 0) return null;
  return (
    // Focused natively without JavaScript.
    // biome-ignore lint/a11y/noAutofocus: a refused form must say so first
    <div ref={box} className={styles.root} role="alert" tabIndex={-1} autoFocus>
      <h2 className={styles.title}>
        {problems.length > 0 ? t("summary.fields", { count: problems.length }) : (failure ?? t("summary.failed"))}
      </h2>
      <ul className={styles.list}>
        {formMessages.map((message) => (
          <li key={message}>{explain(message)}</li>
        ))}
        {problems.map(({ fieldId, label, messages }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`} onClick={(event) => goToField(event, fieldId)}>
              {label}: {messages.map(explain).join(" ")}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * Focuses the errors of a form. The browser itself focuses server-rendered ones; when the visitor has moved to a field
 * since, the focus stays there.
 */
export function takeFocus(errors: HTMLElement | null) {
  if (errors?.autofocus && document.activeElement !== document.body) return;
  errors?.focus();
}

/**
 * Shows and focuses a field without changing the address. The router takes a change of the fragment for a navigation,
 * which discards the action's data and with it all errors of the page.
 */
function goToField(event: MouseEvent, fieldId: string) {
  const field = document.getElementById(fieldId);
  if (!field || !isPlainClick(event)) return;
  event.preventDefault();
  for (let part = field.closest("details"); part; part = part.parentElement?.closest("details") ?? null)
    part.open = true;
  field.scrollIntoView();
  const control = field.matches(controls) ? field : field.querySelector<HTMLElement>(controls);
  control?.focus({ preventScroll: true });
}

const controls = "input, select, textarea, button, a[href], [tabindex]";
