import * as styles from "./StatusPage.css";

type Step = {
  /** Formatted by the server. */
  at: string;
  state: string;
  note: string;
};

/** What has happened, with what staff said of it. */
export function StepList({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ at, state, note }) => (
        <li key={`${at} ${state}`} className={styles.step}>
          <span>{state}</span>
          <span className={styles.quiet}>{at}</span>
          {note ? <span className={styles.note}>{note}</span> : null}
        </li>
      ))}
    </ol>
  );
}
