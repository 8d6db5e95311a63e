import type { ApiOperation } from "~/api/http/openApiView";
import * as styles from "./apiDocs.css";
import { FieldTable, TypeText } from "./FieldTable";

const authTexts = {
  required: "Needs a bearer token",
  optional: "With a bearer token, or as a guest",
  none: "Open to anybody",
} as const;

/** One operation. Its parameters and responses are in a disclosure below its line. */
export function OperationCard({ operation }: { operation: ApiOperation }) {
  const { id, method, path, summary, auth, parameters, body, answers } = operation;
  return (
    <details className={styles.operation} id={id}>
      <summary className={styles.summary}>
        <code className={styles.call}>
          <span className={styles.method}>{method}</span> {path}
        </code>
        <span className={styles.purpose}>{summary}</span>
      </summary>
      <div className={styles.details}>
        <p className={styles.auth}>{authTexts[auth]}</p>
        {parameters.length > 0 ? <FieldTable caption="Parameters" fields={parameters} /> : null}
        {body.length > 0 ? <FieldTable caption="Body" fields={body} /> : null}
        <div className={styles.scroll}>
          <table className={styles.table}>
            <caption className={styles.caption}>Answers</caption>
            <tbody>
              {answers.map(({ status, description, type }) => (
                <tr key={status}>
                  <th className={styles.cell} scope="row">
                    {status}
                  </th>
                  <td className={styles.cell}>
                    <TypeText type={type} />
                  </td>
                  <td className={styles.cell}>{description}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </details>
  );
}
