import { Writable } from "node:stream";
import { expect, test } from "vitest";

import { DatabaseUnavailable } from "../database/databaseUnavailable.server";
import { openLog } from "./log.server";

function heard() {
  const lines: Record<string, unknown>[] = [];
  const sink = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  return { log: openLog("info", sink), lines };
}

const away = new DatabaseUnavailable(new Error("connect ECONNREFUSED"));

test("failures during a database outage are logged as one warning", () => {
  const { log, lines } = heard();
  for (let page = 0; page < 100; page += 1) log.error({ err: away, requestId: `r${page}` }, "fault");
  expect(lines).toMatchObject([{ level: "warn", event: "database-away", requestId: "r0", msg: "fault" }]);
});

test("any other failure stays an error, each on its own line", () => {
  const { log, lines } = heard();
  log.error({ err: away }, "fault");
  log.error({ err: new Error("a bug") }, "fault");
  log.error({ err: new Error("a bug") }, "fault");
  expect(lines.map(({ level }) => level)).toEqual(["warn", "error", "error"]);
});
