import { type ExpressionBuilder, sql } from "kysely";

import type { Db } from "~/platform/database/database.server";
import type { Tables } from "~/platform/database/schema";

export type ListedMail = {
  id: string;
  kind: string;
  recipient: string;
  subject: string;
  createdAt: number;
  nextTryAt: number;
  tries: number;
  sentAt: number | null;
  /** When the e-mail's link or code expires; null for an e-mail without one. */
  secretEndsAt: number | null;
};

export type MailFilter = {
  isWaiting: boolean;
  recipient?: string | undefined;
  /** Names as returned by `readMailNames`. */
  names?: readonly MailName[] | undefined;
};

/** What an e-mail is about: a pattern of its kind, and the beginning of its reference. */
type MailName = { kind: string; name: string };

/**
 * Reads the names by which the e-mails about an order are found: the order's own, those of its withdrawals and claims,
 * and those of gift vouchers bought in it. Empty when there is no such order.
 */
export async function readMailNames(db: Db, orderNumber: string): Promise<MailName[]> {
  const { rows } = await sql<MailName>`
    select 'order-%' as kind, number as name from orders where number = ${orderNumber}
    union all
    select 'withdrawal%', withdrawal.id from withdrawal inner join orders on orders.id = withdrawal.order_id
    where orders.number = ${orderNumber}
    union all
    select 'claim-%', warranty_claim.number from warranty_claim
    inner join orders on orders.id = warranty_claim.order_id where orders.number = ${orderNumber}
    union all
    select 'gift-voucher', order_gift.voucher_id from order_gift inner join orders on orders.id = order_gift.order_id
    where orders.number = ${orderNumber} and order_gift.voucher_id is not null
  `.execute(db);
  return rows;
}

/** Reads e-mails, the newest first; `isWaiting` excludes sent ones. */
export async function listMail(
  db: Db,
  { isWaiting, recipient, names }: MailFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<ListedMail[]> {
  return db
    .selectFrom("mail_outbox")
    .$if(isWaiting, (query) => query.where("sent_at", "is", null))
    .$if(recipient !== undefined, (query) => query.where(sql`lower(recipient)`, "=", (recipient ?? "").toLowerCase()))
    .$if(names !== undefined, (query) => query.where((eb) => eb.or((names ?? []).map((name) => isAbout(eb, name)))))
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(limit)
    .offset(offset)
    .select(["id", "kind", "recipient", "subject", "tries"])
    .select(["created_at as createdAt", "next_try_at as nextTryAt", "sent_at as sentAt"])
    .select("secret_until as secretEndsAt")
    .execute();
}

function isAbout(eb: ExpressionBuilder<Tables, "mail_outbox">, { kind, name }: MailName) {
  const begins = [
    eb("reference", "=", name),
    eb("reference", "like", `${name} %`),
    eb("reference", "like", `${name}-%`),
  ];
  return eb.and([eb("kind", "like", kind), eb.or(begins)]);
}
