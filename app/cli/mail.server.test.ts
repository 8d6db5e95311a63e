import { expect, test } from "vitest";
import { deliverDueMail } from "~/features/orders/email/deliverMail.server";
import { queueMail } from "~/platform/mail/outbox.queries.server";
import { hourMs } from "~/platform/time/durations";

import { freshDb } from "../../tests/support/shop/freshDb";
import { recordingTerminal } from "../../tests/support/shop/recordingTerminal";
import { testWorld } from "../../tests/support/shop/world";
import { runMail } from "./mail";
import { UsageError } from "./terminal";

const start = Date.UTC(2026, 10, 21, 9, 30);
const email = { kind: "order", recipient: "eva@seznam.cz", subject: "Potvrzení", text: "a", html: "a" };

async function office() {
  const world = testWorld(await freshDb(), { now: start });
  const list = async (...args: string[]) => {
    const terminal = recordingTerminal();
    await runMail({ args: ["list", ...args], terminal, openWorld: async () => world });
    return terminal.printed;
  };
  return { world, list };
}

test("an e-mail is listed as waiting, failing and sent", async () => {
  const { world, list } = await office();
  expect(await list()).toEqual(["There are no e-mails."]);
  await queueMail(world.db, { ...email, reference: "1" }, start);
  expect(await list()).toEqual(["2026-11-21 10:30  waits  order  eva@seznam.cz  Potvrzení"]);
  const { send } = world.mailer;
  world.mailer.send = () => Promise.reject(new Error("no mail server"));
  await deliverDueMail(world);
  expect(await list("--waiting")).toEqual([
    "2026-11-21 10:30  waits, tried 1 times, again 2026-11-21 10:31  order  eva@seznam.cz  Potvrzení",
  ]);
  world.mailer.send = send;
  world.now = () => start + hourMs;
  await deliverDueMail(world);
  expect(await list("--waiting")).toEqual(["No e-mail is waiting."]);
  expect(await list()).toEqual(["2026-11-21 10:30  sent 2026-11-21 11:30  order  eva@seznam.cz  Potvrzení"]);
});

test("an e-mail whose link has expired is listed as given up", async () => {
  const { world, list } = await office();
  await queueMail(world.db, { ...email, reference: "1", secretUntil: start }, start);
  expect(await list()).toEqual([expect.stringContaining("given up, its link has ended")]);
});

test.each([[[]], [["send"]], [["list", "all"]], [["list", "--all"]]])("mail %j is wrong usage", async (args) => {
  const world = testWorld(await freshDb());
  await expect(runMail({ args, terminal: recordingTerminal(), openWorld: async () => world })).rejects.toThrow(
    UsageError,
  );
});
