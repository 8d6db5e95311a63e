import { verify } from "@node-rs/argon2";
import { expect, test, vi } from "vitest";

import type { Db } from "~/platform/database/database.server";

import { caller, registerTestCustomer } from "../../../../tests/support/customers";
import { freshDb } from "../../../../tests/support/shop/freshDb";
import { testWorld } from "../../../../tests/support/shop/world";
import { requestReset } from "../password/requestReset.server";
import { signIn } from "./signIn.server";

// Test files share imported modules; this one loads them again, so that the hash function is the mocked one.
vi.hoisted(() => vi.resetModules());
vi.mock("@node-rs/argon2", async (original) => {
  const argon2 = await original<typeof import("@node-rs/argon2")>();
  return { ...argon2, verify: vi.fn(argon2.verify) };
});

/** Records the queries and password hashes of one run, without their values. */
async function workOf(db: Db, run: (db: Db) => Promise<unknown>) {
  vi.mocked(verify).mockClear();
  const queries: string[] = [];
  const watched = db.withPlugin({
    transformQuery: ({ node }) => {
      queries.push(`${node.kind} ${/"name":"(\w+)"/.exec(JSON.stringify(node))?.[1]}`);
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  await run(watched);
  const hashes = vi.mocked(verify).mock.calls.map(([hash]) => String(hash).split("$").slice(0, 4).join("$"));
  return { queries, hashes };
}

async function shop() {
  const world = testWorld(await freshDb());
  await registerTestCustomer(world);
  return world;
}

test("checking a password does the same work whether the address has an account or not", async () => {
  const world = await shop();
  const trying = (email: string) =>
    workOf(world.db, (db) => signIn({ ...world, db }, { email, password: "spatneheslo" }, caller));
  const [known, unknown] = [await trying("eva@seznam.cz"), await trying("nikdo@seznam.cz")];
  expect(known.hashes).toHaveLength(1);
  expect(known.hashes[0]).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1$/);
  expect(unknown).toEqual(known);
});

test("asking for a new password does the same work except for the e-mail itself", async () => {
  const world = await shop();
  const asking = (email: string) =>
    workOf(world.db, (db) => requestReset({ ...world, db }, { email, locale: "cs" }, caller));
  const [known, unknown] = [await asking("eva@seznam.cz"), await asking("nikdo@seznam.cz")];
  expect(known.queries.filter((query) => query !== "InsertQueryNode mail_outbox")).toEqual(unknown.queries);
  expect(known.queries).toHaveLength(unknown.queries.length + 1);
});
