import { setTimeout as wait } from "node:timers/promises";

import { agreeTwice, prepareTortureBuyers } from "../buyers";
import type { MailMood } from "../flakyMailServer";
import { audit, judgeAnswers, putInStock, withDatabase } from "../ledger";
import type { Stage } from "../stage";
import { sum, type Tally, tally } from "../tally";

const buyers = 8;
const moods: readonly MailMood[] = ["refuse", "drop", "refuse", "drop"];
const moodMs = 2_000;
const maxMs = 120_000;

/**
 * An e-mail that is being sent, or is claimed at this very moment, is claimed for five minutes; cutting that short
 * would send it twice.
 */
const [fourMinutes, sixMinutes] = [240_000, 360_000];

/**
 * Orders are placed while the mail server misbehaves; once it works again, each order has exactly one accepted e-mail.
 */
export async function flakyMail(stage: Stage): Promise<Tally> {
  const opening = await putInStock(stage, buyers * 2);
  const prepared = await prepareTortureBuyers(stage, buyers);
  const changing = changeMoods(stage);
  const answers = await Promise.all(prepared.map(agreeTwice));
  await changing;
  const books = await audit(stage, opening, answers);
  const judged = judgeAnswers(answers.flat(), { expects503: false });
  return [books, await auditEmails(stage, opening.openedAt), judged].reduce(sum);
}

async function changeMoods({ mail }: Stage): Promise<void> {
  for (const mood of moods) {
    mail.setMood(mood);
    await wait(moodMs);
  }
  mail.setMood("good");
}

/**
 * Failed e-mails are retried after ever longer pauses. The pauses are cut short here, or the torture would wait for
 * hours.
 */
async function auditEmails(stage: Stage, since: number): Promise<Tally> {
  const deadline = performance.now() + maxMs;
  while (performance.now() < deadline) {
    const now = Date.now();
    await withDatabase(stage, (db) =>
      db
        .updateTable("mail_outbox")
        .set({ next_try_at: 0 })
        .where("sent_at", "is", null)
        .where((eb) => eb.not(eb.between("next_try_at", now + fourMinutes, now + sixMinutes)))
        .execute(),
    );
    await wait(1_000);
    if ((await unsentSince(stage, since)).length === 0) break;
  }
  const unsent = await unsentSince(stage, since);
  const sent = await withDatabase(stage, (db) =>
    db
      .selectFrom("mail_outbox")
      .where("created_at", ">=", since)
      .where("sent_at", "is not", null)
      .select("id")
      .execute(),
  );
  const times = sent.map(({ id }) => stage.mail.acknowledged.get(`${id}@kara.example`) ?? 0);
  return tally({
    sent: times.length,
    lost: unsent.length + times.filter((count) => count === 0).length,
    doubled: times.filter((count) => count > 1).length,
  });
}

function unsentSince(stage: Stage, since: number) {
  return withDatabase(stage, (db) =>
    db.selectFrom("mail_outbox").where("created_at", ">=", since).where("sent_at", "is", null).select("id").execute(),
  );
}
