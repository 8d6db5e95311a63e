import { Form, useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { column } from "styles/global.css";

import { consentAddress } from "~/addresses";
import { button } from "~/ui/Button.css";
import { CurrentPathField } from "~/ui/formParts/CurrentPathField";
import * as styles from "./ConsentBar.css";
import type { ConsentBarData } from "./consentBar";

export const consentBarId = "souhlas";

/**
 * Asks for consent at the lower edge until the visitor chooses; it never covers the focused element. It is last in the
 * markup, so that browsers without styles begin with the page; a skip link leads to it.
 */
export function ConsentBar({ facts }: { facts: ConsentBarData }) {
  const { search } = useLocation();
  const root = useReopenedBar(search);
  return (
    <section
      ref={root}
      id={consentBarId}
      tabIndex={-1}
      className={styles.root}
      aria-label={facts.title}
      data-next-focus="main"
    >
      <Form
        method="post"
        action={consentAddress}
        className={`${column} ${styles.form}`}
        preventScrollReset
        discover="none"
      >
        <CurrentPathField name="path" />
        <div className={styles.words}>
          <p className={styles.text}>
            {facts.text} <a href={facts.policy.link}>{facts.policy.text}</a>
          </p>
          <Settings facts={facts} isOpen={isAskedFor(search)} />
        </div>
        <div className={styles.buttons}>
          {answers.map((answer) => (
            <button key={answer} type="submit" name="answer" value={answer} className={button.light}>
              {facts[answer]}
            </button>
          ))}
        </div>
      </Form>
    </section>
  );
}

/** True when the visitor wants to change an earlier choice. */
function isAskedFor(search: string): boolean {
  return new URLSearchParams(search).has("cookies");
}

/** Focuses a bar that the visitor has reopened, and returns the focus once the choice is made. */
function useReopenedBar(search: string) {
  const root = useRef<HTMLElement>(null);
  const isReopened = isAskedFor(search);
  useEffect(() => {
    if (!isReopened) return;
    const opener = document.activeElement;
    root.current?.focus({ preventScroll: true });
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, [isReopened]);
  return root;
}

/** Submit buttons with equal prominence, as the law requires: none is coloured, none is smaller. */
const answers = ["acceptAll", "acceptSelected", "refuse"] as const;

/** The four categories, folded, as a visitor who allows all or none needs no settings. */
function Settings({ facts, isOpen }: { facts: ConsentBarData; isOpen: boolean }) {
  return (
    <details open={isOpen}>
      <summary className={styles.summary}>{facts.purposes}</summary>
      <fieldset className={styles.choices}>
        <legend className={styles.legend}>{facts.title}</legend>
        {facts.choices.map(({ category, label, purpose, isAllowed }) => (
          <label key={category} className={styles.choice}>
            <input
              className={styles.box}
              type="checkbox"
              name="allowed"
              value={category}
              defaultChecked={isAllowed}
              disabled={category === "technical"}
            />
            <span>
              <span className={styles.label}>{label}</span> <span className={styles.purpose}>{purpose}</span>
            </span>
          </label>
        ))}
      </fieldset>
    </details>
  );
}
