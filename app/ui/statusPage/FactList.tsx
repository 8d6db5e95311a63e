import * as styles from "./StatusPage.css";

type Fact = { name: string; value: string | false | null };

/** The known facts, shown beside the page's sections; a fact without a value is left out. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value }) =>
        value ? (
          <div key={name} className={styles.fact}>
            <dt className={styles.factName}>{name}</dt>
            <dd className={styles.lines}>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
