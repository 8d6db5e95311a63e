import * as styles from "./StatusPage.css";

type Step = {
  /** The time, formatted by the server. */
  at: string;
  state: string;
  note: string;
};

/** The events so far, with the notes of staff. */
export function StepList({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ at, state, note }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps are only appended, and two may be of the same minute.
        <li key={index} className={styles.step}>
          <span>{state}</span>
          <span className={styles.quiet}>{at}</span>
          {note ? <span className={styles.note}>{note}</span> : null}
        </li>
      ))}
    </ol>
  );
}
