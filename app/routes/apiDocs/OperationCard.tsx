import type { HandbookOperation } from "~/api/http/openApiView";
import * as styles from "./apiDocs.css";
import { FieldTable, TypeText } from "./FieldTable";

const callers = {
  customer: "Needs a bearer token",
  either: "With a bearer token, or as a guest",
  anybody: "Open to anybody",
} as const;

/** One operation; what it takes and answers opens under its line. */
export function OperationCard({ operation }: { operation: HandbookOperation }) {
  const { id, method, path, summary, caller, parameters, body, answers } = operation;
  return (
    <details className={styles.operation} id={id}>
      <summary className={styles.summary}>
        <code className={styles.call}>
          <span className={styles.method}>{method}</span> {path}
        </code>
        <span className={styles.purpose}>{summary}</span>
      </summary>
      <div className={styles.facts}>
        <p className={styles.caller}>{callers[caller]}</p>
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
