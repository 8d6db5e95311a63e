import type { Db } from "~/platform/database/database.server";

/** Stored names of pictures of products, of the oldest and the newest `count` each. */
export async function readSomePictures(db: Db, count: number): Promise<string[]> {
  const pictures = db.selectFrom("picture").select("file").limit(count);
  const oldest = await pictures.orderBy("id").execute();
  const newest = await pictures.orderBy("id", "desc").execute();
  return [...new Set([...oldest, ...newest].map(({ file }) => file))];
}

/** E-mails that are still not sent long after they were queued, and could be. */
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

/** The fingerprint that the first machine has left; undefined before that. */
export async function readFingerprint(db: Db): Promise<string | undefined> {
  const row = await db.selectFrom("session_secret").where("id", "=", 1).select("fingerprint").executeTakeFirst();
  return row?.fingerprint;
}

/** Leaves a fingerprint where there is none. */
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

/** E-mails that are not sent yet, overdue or not. */
export async function countMailWaiting(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom("mail_outbox")
    .where("sent_at", "is", null)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}
