import { CompiledQuery, type RootOperationNode, sql } from "kysely";
import { inject } from "vitest";

import type { Db } from "~/platform/database/database.server";

/** Logs every query of a database from now on. */
export function logQueries(db: Db): { db: Db; asked: CompiledQuery[] } {
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

/** Returns the tables, or their aliases, that the database would scan completely for a query. */
export async function scannedTables(db: Db, { sql: text, parameters }: CompiledQuery): Promise<string[]> {
  return inject("postgresUrl") ? scannedInPostgres(db, text, parameters) : scannedInSqlite(db, text, parameters);
}

async function scannedInSqlite(db: Db, text: string, parameters: readonly unknown[]): Promise<string[]> {
  const { rows } = await db.executeQuery<{ detail: string }>(
    CompiledQuery.raw(`explain query plan ${text}`, [...parameters]),
  );
  return rows.flatMap(({ detail }) => /^SCAN (\w+)/.exec(detail)?.[1] ?? []);
}

/** Postgres always scans small tables, so its planner is made to scan only without an alternative. */
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
