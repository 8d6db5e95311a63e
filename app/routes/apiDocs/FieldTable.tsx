import type { SchemaField, Type } from "~/api/http/openApiView";

import * as styles from "./apiDocs.css";

/** A table of fields that are sent or returned, with names, types and notes; optional fields are marked. */
export function FieldTable({ caption, fields }: { caption: string | null; fields: readonly SchemaField[] }) {
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        {caption ? <caption className={styles.caption}>{caption}</caption> : null}
        <tbody>
          {fields.map(({ name, type, isRequired, note }) => (
            <tr key={name}>
              <th className={styles.cell} scope="row">
                <code>{name}</code>
              </th>
              <td className={styles.cell}>
                <TypeText type={type} />
                {isRequired ? null : <span className={styles.optional}> optional</span>}
              </td>
              <td className={styles.cell}>{note}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export function TypeText({ type: { text, shape } }: { type: Type }) {
  if (shape === null) return <code>{text}</code>;
  return (
    <a className={styles.link} href={`#shape-${shape}`}>
      {text}
    </a>
  );
}
