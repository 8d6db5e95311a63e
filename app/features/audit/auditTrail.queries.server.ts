import { type RawBuilder, sql } from "kysely";

import type { Db } from "~/platform/database/database.server";
import { histories } from "./histories.queries.server";

export type AuditEntry = {
  at: number;
  /** The e-mail of a member of staff, or the administrator of the machine. */
  actor: string;
  area: string;
  action: string;
  /** What was changed: a product's code, an order's number, a setting's name. */
  subject: string;
  detail: string;
};

export type AuditFilter = {
  from?: number | undefined;
  before?: number | undefined;
  actor?: string | undefined;
  subject?: string | undefined;
};

type Page = { limit: number; offset: number };

/** Reads everything that staff have changed, from all histories at once, the newest first. */
export async function readAuditTrail(db: Db, filter: AuditFilter, { limit, offset }: Page): Promise<AuditEntry[]> {
  // Each history returns as many entries as the page could need, so that none is read as a whole.
  const newest = Object.entries(histories).map(
    ([name, history]) =>
      sql`select * from (
        select * from (${history}) as ${sql.ref(`all_${name}`)}
        where ${conditionOf(filter)} order by at desc, id desc limit ${limit + offset}
      ) as ${sql.ref(name)}`,
  );
  const { rows } = await sql<AuditEntry>`
    select at, actor, area, action, subject, detail from (${sql.join(newest, sql` union all `)}) as trail
    order by at desc, id desc limit ${limit} offset ${offset}
  `.execute(db);
  return rows.map((row) => ({ ...row, at: Number(row.at) }));
}

function conditionOf({ from, before, actor, subject }: AuditFilter): RawBuilder<unknown> {
  const conditions = [
    ...(from === undefined ? [] : [sql`at >= ${from}`]),
    ...(before === undefined ? [] : [sql`at < ${before}`]),
    ...(actor === undefined ? [] : [sql`lower(actor) = ${actor.toLowerCase()}`]),
    ...(subject === undefined ? [] : [sql`subject = ${subject}`]),
  ];
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}
