import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { column } from "styles/global.css";

import { apiDocumentAddress } from "~/addresses";
import { pageMeta } from "~/features/shell/pageMeta";
import * as styles from "./apiDocs.css";
import { FieldTable } from "./FieldTable";
import { OperationCard } from "./OperationCard";

/** Shows the API's document to people, in English like the document itself. */
export async function loader() {
  const { api, openApiConfig } = await import("~/api/api");
  const { toOpenApiView } = await import("~/api/http/openApiView");
  return toOpenApiView(JSON.parse(JSON.stringify(api.getOpenAPI31Document(openApiConfig))));
}

const title = "HTTP API";

export const meta: MetaFunction<typeof loader> = ({ matches }) => pageMeta(matches, title);

export default function ApiDocsPage() {
  const { introduction, groups, shapes } = useLoaderData<typeof loader>();
  return (
    <div className={column} lang="en">
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        {introduction.split(/(?<=\.) (?=[A-Z])/).map((sentence) => (
          <p key={sentence} className={styles.lead}>
            {sentence}
          </p>
        ))}
        <p>
          <a className={styles.link} href={apiDocumentAddress}>
            OpenAPI 3.1
          </a>
        </p>
      </header>
      <nav className={styles.groups} aria-label="Chapters">
        {[...groups.map(({ name }) => name), "Shapes"].map((name) => (
          <a key={name} className={styles.groupLink} href={`#${name.toLowerCase()}`}>
            {name}
          </a>
        ))}
      </nav>
      {groups.map(({ name, operations }) => (
        <section key={name} className={styles.group} aria-labelledby={name.toLowerCase()}>
          <h2 className={styles.groupTitle} id={name.toLowerCase()}>
            {name}
          </h2>
          {operations.map((operation) => (
            <OperationCard key={operation.id} operation={operation} />
          ))}
        </section>
      ))}
      <section className={styles.group} aria-labelledby="shapes">
        <h2 className={styles.groupTitle} id="shapes">
          Shapes
        </h2>
        {shapes.map(({ name, fields, type }) => (
          <details key={name} className={styles.operation}>
            <summary className={styles.summary}>{name}</summary>
            {/* The id is on the content, because browsers open a disclosure for a link to something inside it. */}
            <div className={styles.details} id={`shape-${name}`}>
              {fields.length > 0 ? <FieldTable caption={null} fields={fields} /> : <p>{type.text}</p>}
            </div>
          </details>
        ))}
      </section>
    </div>
  );
}
