import { CompiledQuery, type RootOperationNode, sql } from "kysely";
import { inject } from "vitest";

import type { Db } from "~/platform/database/database.server";

/** The same database, noting down every query it is asked from now on. */
export function noting(db: Db): { db: Db; asked: CompiledQuery[] } {
  const asked: CompiledQuery[] = [];
  const noted = db.withPlugin({
    transformQuery: ({ node, queryId }) => {
      asked.push(db.getExecutor().compileQuery<unknown>(node as RootOperationNode, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  return { db: noted, asked };
}

/** What the database would walk through from end to end to answer a query: names of tables, or of their aliases. */
export async function scannedIn(db: Db, { sql: text, parameters }: CompiledQuery): Promise<string[]> {
  return inject("postgresUrl") ? scannedInPostgres(db, text, parameters) : scannedInSqlite(db, text, parameters);
}

async function scannedInSqlite(db: Db, text: string, parameters: readonly unknown[]): Promise<string[]> {
  const { rows } = await db.executeQuery<{ detail: string }>(
    CompiledQuery.raw(`explain query plan ${text}`, [...parameters]),
  );
  return rows.flatMap(({ detail }) => /^SCAN (\w+)/.exec(detail)?.[1] ?? []);
}

/** A small table is read whole whatever its indexes; so the planner is told to do that only where nothing else is left. */
async function scannedInPostgres(db: Db, text: string, parameters: readonly unknown[]): Promise<string[]> {
  return db.connection().execute(async (connection) => {
    await sql`set enable_seqscan = off`.execute(connection);
    const explained = CompiledQuery.raw(`explain (format json) ${text}`, [...parameters]);
    const { rows } = await connection.executeQuery<{ "QUERY PLAN": { Plan: PlanNode }[] }>(explained);
    await sql`reset enable_seqscan`.execute(connection);
    return rows.flatMap((row) => row["QUERY PLAN"].flatMap(({ Plan }) => scansOf(Plan)));
  });
}

type PlanNode = {
  "Node Type": string;
  "Relation Name"?: string;
  Alias?: string;
  "Index Cond"?: string;
  Plans?: PlanNode[];
};

function scansOf(node: PlanNode): string[] {
  const isWhole = node["Node Type"] === "Seq Scan" || (/^Index/.test(node["Node Type"]) && !node["Index Cond"]);
  const own = isWhole && node["Relation Name"] ? [node.Alias ?? node["Relation Name"]] : [];
  return [...own, ...(node.Plans ?? []).flatMap(scansOf)];
}
