import { writeFileSync } from "node:fs";
import { join } from "node:path";
import express from "express";
import pino from "pino";
import { expect, onTestFinished, test } from "vitest";

import type { Db } from "~/platform/database/database.server";
import { queueMail } from "~/platform/mail/outbox.queries.server";
import { storePicture } from "~/platform/pictures/storePicture.server";

import { emptyFolder } from "../../../tests/support/catalogFolder";
import { stockJacket } from "../../../tests/support/products";
import { freshDb } from "../../../tests/support/shop/freshDb";
import { answerReadiness } from "./answerReadiness.server";
import { overdueAfterMs, readReadiness } from "./readiness.server";
import { adoptSecret, hasSharedSecret } from "./sharedSecret.server";

const now = () => 1_795_000_000_000;
const secret = "a-secret-of-tests-with-32-characters";

function machine(db: Db, { sessionSecret = secret, databaseUrl = "postgres://shop.test/kara" } = {}) {
  return { db, now, environment: { dataDir: emptyFolder(), objectStorage: undefined, databaseUrl, sessionSecret } };
}

async function shopWithPictures(names: string[]) {
  const db = await freshDb();
  await stockJacket(db);
  const first = machine(db);
  const files: string[] = [];
  for (const [index, name] of names.entries()) {
    const source = join(emptyFolder(), name);
    writeFileSync(source, name);
    const file = await storePicture(first.environment, source);
    files.push(file);
    await db
      .insertInto("picture")
      .values({ id: index + 1, product_id: 1001, file, position: index, colour_id: null })
      .execute();
  }
  return { db, first, files };
}

test("a machine that has the shop's pictures is ready, one with an empty data folder is not, and says why", async () => {
  const { db, first } = await shopWithPictures(["a.webp", "b.webp", "c.webp"]);
  expect(await readReadiness(first)).toEqual({ isReady: true, remarks: [] });
  expect(await readReadiness(machine(db))).toEqual({ isReady: false, remarks: ["None of 3 pictures is there."] });
});

test("a single missing picture keeps nobody away and is named", async () => {
  const { db, first } = await shopWithPictures(["a.webp", "b.webp"]);
  await db.updateTable("picture").set({ file: "lost-00000000.webp" }).where("id", "=", 1).execute();
  expect(await readReadiness(first)).toEqual({ isReady: true, remarks: ["Pictures that are missing, of 2: 1."] });
});

test("a shop without pictures is ready", async () => {
  expect(await readReadiness(machine(await freshDb()))).toEqual({ isReady: true, remarks: [] });
});

test("e-mails that are overdue are counted and keep nobody away", async () => {
  const db = await freshDb();
  const mail = { kind: "test", recipient: "eva@seznam.cz", subject: "x", text: "x", html: "x" };
  await queueMail(db, { ...mail, reference: "young" }, now() - overdueAfterMs);
  expect((await readReadiness(machine(db))).remarks).toEqual([]);
  await queueMail(db, { ...mail, reference: "old" }, now() - overdueAfterMs - 1);
  await queueMail(db, { ...mail, reference: "expired", secretUntil: now() - 1 }, now() - 2 * overdueAfterMs);
  expect(await readReadiness(machine(db))).toEqual({
    isReady: true,
    remarks: ["E-mails that should have been sent: 1."],
  });
});

test("of two machines with different secrets the second is not ready until its secret is the shop's", async () => {
  const db = await freshDb();
  const first = machine(db);
  const second = machine(db, { sessionSecret: "another-secret-with-32-characters-" });
  expect((await readReadiness(first)).isReady).toBe(true);
  expect(await readReadiness(second)).toEqual({
    isReady: false,
    remarks: ["The session secret is not that of the shop's other machines."],
  });
  await adoptSecret(second, "Jana");
  expect([await hasSharedSecret(second), await hasSharedSecret(first)]).toEqual([true, false]);
  const [row] = await db.selectFrom("session_secret").selectAll().execute();
  expect(row?.fingerprint).not.toContain("secret");
});

test("a shop on SQLite is one machine, whose secret may change", async () => {
  const db = await freshDb();
  await adoptSecret(machine(db), "Jana");
  const alone = machine(db, { sessionSecret: "another-secret-with-32-characters-", databaseUrl: "" });
  expect((await readReadiness(alone)).isReady).toBe(true);
});

test("/readyz answers with the reason and logs it once", async () => {
  const { db } = await shopWithPictures(["a.webp"]);
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  const app = express().get(
    "/readyz",
    answerReadiness({ ...machine(db), log }, () => true),
  );
  const server = app.listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await new Promise((listening) => server.once("listening", listening));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  for (let times = 0; times < 2; times += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`);
    expect([answer.status, await answer.text()]).toEqual([503, "not ready\nNone of 1 pictures is there."]);
  }
  expect(lines).toHaveLength(1);
});
