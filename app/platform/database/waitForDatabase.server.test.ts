import pg from "pg";
import { expect, test } from "vitest";
import { openLog } from "../log/log.server";
import { BadEnvironment } from "../process/badEnvironment";
import { DatabaseAway } from "./databaseAway.server";
import { untilDatabaseAnswers } from "./waitForDatabase.server";

const pauses = { firstMs: 1, longestMs: 2 };
const log = openLog("silent");

test("work waits for a database that comes late, however late", async () => {
  let tries = 0;
  const work = async () => {
    tries += 1;
    if (tries < 50) throw new DatabaseAway(new Error("connect ECONNREFUSED"));
    return "done";
  };
  expect(await untilDatabaseAnswers(log, work, pauses)).toBe("done");
});

test("a fault that waiting does not mend is not waited for", async () => {
  const bug = new Error("a bug");
  await expect(untilDatabaseAnswers(log, () => Promise.reject(bug), pauses)).rejects.toBe(bug);
});

test("a refused password ends the start with one sentence", async () => {
  const refused = new pg.DatabaseError('password authentication failed for user "shop"', 1, "error");
  refused.code = "28P01";
  await expect(untilDatabaseAnswers(log, () => Promise.reject(refused), pauses)).rejects.toThrow(
    new BadEnvironment('DATABASE_URL opens no database: password authentication failed for user "shop".'),
  );
});
