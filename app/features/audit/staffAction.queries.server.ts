import type { Db } from "~/platform/database/database.server";
import { newId } from "~/platform/database/ids.server";

import { areaOf, type StaffAction } from "./staffActions";

export type DoneByStaff = { action: StaffAction; subject: string; detail: string; at: number; actor: string };

const maxSubject = 320;
const maxDetail = 1000;

/** Records what a member of staff did; must be called in the use case's own transaction. */
export async function recordStaffAction(tx: Db, { action, subject, detail, at, actor }: DoneByStaff): Promise<void> {
  const written = { subject: subject.slice(0, maxSubject), detail: detail.slice(0, maxDetail) };
  await tx
    .insertInto("staff_action")
    .values({ id: newId(), area: areaOf(action), action, ...written, at, actor })
    .execute();
}
