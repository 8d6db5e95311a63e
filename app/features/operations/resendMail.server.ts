import { recordStaffAction } from "~/features/audit/staffAction.queries.server";
import {
  bringMailForward,
  firstReference,
  queueMailCopy,
  readMailCopies,
  type StoredMail,
} from "~/platform/mail/mailCopies.queries.server";
import { mayBeTriedAfter } from "~/platform/mail/retryPause";
import type { World } from "~/platform/process/world.server";
import { minuteMs } from "~/platform/time/durations";

/**
 * unknown: there is no such e-mail · secret: it contained a link or a code, which is not stored · due: it is waiting
 * and will be tried within seconds anyway · recent: it was sent or tried within the last minute, or somebody else has
 * just sent it again
 */
export type ResendRefusal = "unknown" | "secret" | "due" | "recent";

export type ResendResult = { ok: true; recipient: string } | { ok: false; reason: ResendRefusal };

/** Minimum time between two sendings of the same e-mail. */
const pauseMs = minuteMs;

/**
 * Sends an e-mail again to its recipient. If it was already sent, a copy is sent; if it waits for its next try, it is
 * tried at once. Of an e-mail and its copies the newest one is used, whichever of them the id names.
 */
export async function resendMail(
  { db, now }: Pick<World, "db" | "now">,
  id: string,
  actor: string,
): Promise<ResendResult> {
  const at = now();
  return db.transaction().execute(async (tx) => {
    const [newest] = await readMailCopies(tx, id);
    if (!newest) return { ok: false, reason: "unknown" };
    const reason = refusalOf(newest, at);
    if (reason) return { ok: false, reason };
    const isQueued = await (newest.sent_at === null ? bringMailForward : queueMailCopy)(tx, newest, at);
    if (!isQueued) return { ok: false, reason: "recent" };
    await recordStaffAction(tx, { action: "mailResent", ...recordOf(newest, id), at, actor });
    return { ok: true, recipient: newest.recipient };
  });
}

function refusalOf(newest: StoredMail, now: number): ResendRefusal | undefined {
  const { sent_at: sentAt, secret_until: secretUntil, next_try_at: nextTryAt, tries } = newest;
  if (secretUntil !== null && (sentAt !== null || secretUntil <= now)) return "secret";
  if (sentAt !== null) return sentAt > now - pauseMs ? "recent" : undefined;
  if (nextTryAt <= now) return "due";
  return mayBeTriedAfter({ tries, nextTryAt }, now - pauseMs, now) ? "recent" : undefined;
}

/**
 * Returns what is recorded. It never contains the recipient, as the record is kept longer than personal data may be.
 */
function recordOf({ kind, reference }: StoredMail, id: string) {
  if (!kind.startsWith("order-")) return { subject: id, detail: kind };
  const [number = id] = firstReference(reference).split(" ");
  return { subject: number, detail: `${kind} ${id}` };
}
