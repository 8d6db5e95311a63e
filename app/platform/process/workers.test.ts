import { type ChildProcess, spawn } from "node:child_process";
import { afterAll, beforeAll, expect, test } from "vitest";

import { freePort } from "../../../tests/support/shop/postgres";

let url: string;
let leader: ChildProcess;

beforeAll(async () => {
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  const script = ["--import", "tsx", "tests/support/shop/clusterWorkers.ts"];
  leader = spawn(process.execPath, script, { stdio: "ignore", env: { ...process.env, PORT: String(port) } });
});

afterAll(async () => {
  const ended = new Promise((resolve) => leader.once("exit", resolve));
  leader.kill("SIGTERM");
  await ended;
});

/** Returns the process that responds to the next request; undefined where none does in a moment. */
async function answering(path = "/"): Promise<number | undefined> {
  const answer = await fetch(url + path, { signal: AbortSignal.timeout(300) }).catch(() => undefined);
  return answer ? Number(await answer.text()) : undefined;
}

/** Returns the workers that respond to a number of parallel requests. */
async function serving(): Promise<number[]> {
  const pids = await Promise.all(Array.from({ length: 12 }, () => answering()));
  return [...new Set(pids)].filter((pid) => pid !== undefined);
}

/** Returns both workers. One may get all of a few requests, so many are sent until both have responded. */
async function bothWorkers(): Promise<number[]> {
  const seen = new Set<number>();
  const look = async () => {
    for (const pid of await serving()) seen.add(pid);
    return seen.size;
  };
  await expect.poll(look, { timeout: 30_000 }).toBe(2);
  return [...seen];
}

test("a hung worker is replaced, and the other serves meanwhile", async () => {
  const [hung = 0, other = 0] = await bothWorkers();
  process.kill(hung, "SIGSTOP");
  expect(await serving()).toEqual([other]);
  await expect.poll(async () => (await serving()).filter((pid) => pid !== other).length, { timeout: 20_000 }).toBe(1);
  expect(await serving()).not.toContain(hung);
  expect(() => process.kill(hung, 0)).toThrow("ESRCH");
});

test("workers that keep dying are replaced without limit", async () => {
  for (let death = 0; death < 7; death += 1) {
    await expect.poll(() => answering("/"), { timeout: 20_000 }).toBeGreaterThan(0);
    await answering("/die");
  }
  await expect.poll(serving, { timeout: 20_000 }).toHaveLength(2);
  expect(leader.exitCode).toBeNull();
});
