import * as styles from "./DescriptionList.css";

export function DescriptionList({ items }: { items: readonly { name: string; value: string }[] }) {
  return (
    <dl>
      {items.map(({ name, value }) => (
        <div key={name} className={styles.item}>
          <dt>{name}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
