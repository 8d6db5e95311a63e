import pg from "pg";
import { expect, test } from "vitest";
import { openLog } from "../log/log.server";
import { EnvironmentError } from "../process/environmentError";
import { DatabaseUnavailable } from "./databaseUnavailable.server";
import { retryUntilDatabaseAnswers } from "./retryUntilDatabaseAnswers.server";

const pauses = { firstMs: 1, maxMs: 2 };
const log = openLog("silent");

test("work waits for the database without limit", async () => {
  let tries = 0;
  const work = async () => {
    tries += 1;
    if (tries < 50) throw new DatabaseUnavailable(new Error("connect ECONNREFUSED"));
    return "done";
  };
  expect(await retryUntilDatabaseAnswers(log, work, pauses)).toBe("done");
});

test("an error that waiting cannot fix is thrown at once", async () => {
  const bug = new Error("a bug");
  await expect(retryUntilDatabaseAnswers(log, () => Promise.reject(bug), pauses)).rejects.toBe(bug);
});

test("a rejected password ends the start with one sentence", async () => {
  const refused = new pg.DatabaseError('password authentication failed for user "shop"', 1, "error");
  refused.code = "28P01";
  await expect(retryUntilDatabaseAnswers(log, () => Promise.reject(refused), pauses)).rejects.toThrow(
    new EnvironmentError('DATABASE_URL opens no database: password authentication failed for user "shop".'),
  );
});
