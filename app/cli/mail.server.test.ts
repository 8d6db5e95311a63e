import { expect, test } from "vitest";
import { deliverDueMail } from "~/features/orders/email/deliverMail.server";
import { queueMail } from "~/platform/mail/outbox.queries.server";
import { hourMs, minuteMs } from "~/platform/time/durations";

import { insertPhoto } from "~/platform/uploads/upload.queries.server";
import { claimGoods, deliveredOrder } from "../../tests/support/claims";
import { freshDb } from "../../tests/support/shop/freshDb";
import { recordingTerminal } from "../../tests/support/shop/recordingTerminal";
import { testWorld } from "../../tests/support/shop/world";
import { runMail } from "./mail";
import { UsageError } from "./terminal";

const start = Date.UTC(2026, 10, 21, 9, 30);
const email = { kind: "order", recipient: "eva@seznam.cz", subject: "Potvrzení", text: "a", html: "a" };

const anId = /^[\w-]{22} {2}/;

async function office() {
  const world = testWorld(await freshDb(), { now: start });
  const run = async (...args: string[]) => {
    const terminal = recordingTerminal();
    const code = await runMail({ args, terminal, openWorld: async () => ({ ...world, actor: "jana@kara.example" }) });
    return { code, printed: terminal.printed, errors: terminal.printedErrors };
  };
  const list = async (...args: string[]) => (await run("list", ...args)).printed.map((line) => line.replace(anId, ""));
  const idOf = async (reference: string) => {
    const ids = world.db.selectFrom("mail_outbox").where("reference", "=", reference).select("id");
    return (await ids.executeTakeFirstOrThrow()).id;
  };
  return { world, run, list, idOf };
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

test("the e-mails about an order are its own, those of its claims and withdrawals, and copies of them", async () => {
  const { world, list, run } = await office();
  await insertPhoto(world.db, { id: "photo-1", widthPx: 1, heightPx: 1 }, { bytes: 1, now: start });
  const { id, number } = await deliveredOrder(world);
  const claim = await claimGoods(world, id, { photoIds: ["photo-1"] });
  await world.db.deleteFrom("mail_outbox").execute();
  const about = [
    { kind: "order-paid", reference: number },
    { kind: "order-paid", reference: `${number} again 2` },
    { kind: "claim-filed", reference: `${claim.number}-1` },
    { kind: "order-paid", reference: `${number}1` },
    { kind: "service-filed", reference: number },
  ];
  for (const [minute, identity] of about.entries())
    await queueMail(world.db, { ...email, ...identity, subject: identity.reference }, start - minute * minuteMs);
  const subjects = (await list("--order", number)).map((line) => line.split("  ").at(-1));
  expect(subjects).toEqual([number, `${number} again 2`, `${claim.number}-1`]);
  expect(await run("list", "--order", "123")).toEqual({ code: 1, printed: [], errors: ["There is no order 123."] });
});

test("the e-mails to an address are listed in any case of its letters, for a program with their ids", async () => {
  const { world, list, run, idOf } = await office();
  await queueMail(world.db, { ...email, reference: "1" }, start);
  await queueMail(world.db, { ...email, recipient: "jan@seznam.cz", reference: "2", secretUntil: start }, start);
  expect(await list("--email", "EVA@seznam.cz")).toHaveLength(1);
  const { printed } = await run("list", "--email", "jan@seznam.cz", "--json");
  const at = new Date(start).toISOString();
  expect(JSON.parse(printed.join())).toEqual([
    {
      id: await idOf("2"),
      kind: "order",
      recipient: "jan@seznam.cz",
      subject: "Potvrzení",
      tries: 0,
      createdAt: at,
      nextTryAt: at,
      sentAt: null,
      secretEndsAt: at,
    },
  ]);
});

test("a long list has pages", async () => {
  const { world, run } = await office();
  for (let index = 0; index < 51; index += 1)
    await queueMail(world.db, { ...email, reference: String(index) }, start - index);
  const { printed } = await run("list");
  expect([printed.length, printed.at(-1)]).toEqual([51, "--page 2 shows the next."]);
  expect((await run("list", "--page", "2")).printed).toHaveLength(1);
});

test("an e-mail is sent again by its id, also one that begins with a hyphen; an unknown id is refused", async () => {
  const { world, run } = await office();
  await queueMail(world.db, { ...email, reference: "1" }, start);
  await world.db.updateTable("mail_outbox").set({ id: "-bcdefghijklmnopqrstuv" }).execute();
  await deliverDueMail(world);
  world.now = () => start + hourMs;
  expect(await run("resend", "-bcdefghijklmnopqrstuv")).toEqual({
    code: 0,
    printed: ["It goes to eva@seznam.cz within a minute."],
    errors: [],
  });
  expect(await run("resend", "unknown")).toEqual({
    code: 1,
    printed: [],
    errors: ["There is no such e-mail; `mail list` shows the ids."],
  });
});

test.each([
  [[]],
  [["send"]],
  [["list", "all"]],
  [["list", "--all"]],
  [["list", "--page", "0"]],
  [["resend"]],
  [["resend", "1", "2"]],
])("mail %j is wrong usage", async (args) => {
  const world = testWorld(await freshDb());
  await expect(runMail({ args, terminal: recordingTerminal(), openWorld: async () => world })).rejects.toThrow(
    UsageError,
  );
});
