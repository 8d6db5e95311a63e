import type { Db } from "~/platform/database/database.server";

/** Reads the stored names of product pictures: the oldest and the newest `count` of them. */
export async function readSomePictures(db: Db, count: number): Promise<string[]> {
  const pictures = db.selectFrom("picture").select("file").limit(count);
  const oldest = await pictures.orderBy("id").execute();
  const newest = await pictures.orderBy("id", "desc").execute();
  return [...new Set([...oldest, ...newest].map(({ file }) => file))];
}

/** Reads the e-mails that could have been sent but are still waiting long after they were queued. */
export async function readOverdueMail(
  db: Db,
  { queuedBefore, now }: { queuedBefore: number; now: number },
): Promise<{ count: number; oldest: number | null }> {
  const { count, oldest } = await db
    .selectFrom("mail_outbox")
    .where("sent_at", "is", null)
    .where("created_at", "<", queuedBefore)
    .where((eb) => eb.or([eb("secret_until", "is", null), eb("secret_until", ">", now)]))
    .select(({ fn }) => [fn.countAll<number>().as("count"), fn.min("created_at").as("oldest")])
    .executeTakeFirstOrThrow();
  return { count: Number(count), oldest };
}

/** Reads the fingerprint that the first machine has stored; undefined before that. */
export async function readFingerprint(db: Db): Promise<string | undefined> {
  const row = await db.selectFrom("session_secret").where("id", "=", 1).select("fingerprint").executeTakeFirst();
  return row?.fingerprint;
}

/** Stores a fingerprint if there is none. */
export async function insertFingerprint(db: Db, fingerprint: string, now: number): Promise<void> {
  await db
    .insertInto("session_secret")
    .values({ id: 1, fingerprint, recorded_at: now })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
}

export async function replaceFingerprint(db: Db, fingerprint: string, now: number): Promise<void> {
  await db
    .insertInto("session_secret")
    .values({ id: 1, fingerprint, recorded_at: now })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ fingerprint, recorded_at: now }))
    .execute();
}

export async function countOrders(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom("orders")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Counts the e-mails that are not sent yet, whether overdue or not. */
export async function countMailWaiting(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom("mail_outbox")
    .where("sent_at", "is", null)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}
