import { chmodSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { readCatalogChanges } from "~/features/catalogChanges/catalogChange.queries.server";
import { changeScope, endStaffToken, issueStaffToken } from "~/features/customers/staffAccess.server";

import { emptyFolder } from "../../../tests/support/catalogFolder";
import { stockJacket } from "../../../tests/support/products";
import { freshDb } from "../../../tests/support/shop/freshDb";
import { recordingTerminal } from "../../../tests/support/shop/recordingTerminal";
import { janasEmail, staffConnection } from "../../../tests/support/shop/staffConnection";
import { testWorld } from "../../../tests/support/shop/world";
import { commands } from "../commands";
import { runShop, type ShopConnection } from "../runShop";
import { authorize } from "./authorize";
import { accessOf } from "./commandAccess";
import { signInStaff, signOut } from "./staff";
import { readStaffToken } from "./staffToken";

async function desk() {
  const world = testWorld(await freshDb());
  await stockJacket(world.db);
  // The shop stays open, because the next command uses it, too.
  const closing = vi.spyOn(world.db, "destroy").mockResolvedValue();
  onTestFinished(() => closing.mockRestore());
  const run = async (connection: ShopConnection, ...args: string[]) => {
    const terminal = recordingTerminal();
    const code = await runShop(commands, args, terminal, connection);
    return { code, said: [...terminal.printedErrors, ...terminal.printed].join("\n") };
  };
  return { world, run, nobody: { open: async () => world, token: () => undefined } satisfies ShopConnection };
}

const price = ["price", "KA-1001", "--czk", "9990"];

test("a change is made by who has signed in and has the scope, and recorded with the e-mail", async () => {
  const { world, run } = await desk();
  expect((await run(await staffConnection(world, ["catalog"]), ...price)).code).toBe(0);
  expect(await readCatalogChanges(world.db, { limit: 1 })).toMatchObject([{ kind: "price", actor: janasEmail }]);
});

test("once somebody on staff has a token, nothing is changed or shown without one, and the sentence says what to do", async () => {
  const { world, run, nobody } = await desk();
  await staffConnection(world, ["orders"]);
  for (const args of [price, ["order", "list"], ["setting", "list"]]) {
    const { code, said } = await run(nobody, ...args);
    expect([args, code]).toEqual([args, 1]);
    expect(said).toMatch(/^Sign in first: .*staff add.*staff sign-in/);
  }
  expect(await readCatalogChanges(world.db, { limit: 1 })).toEqual([]);
});

test("another scope is not enough, and admin includes none", async () => {
  const { world, run } = await desk();
  const { code, said } = await run(await staffConnection(world, ["orders", "admin"]), ...price);
  expect([code, said]).toEqual([1, `${janasEmail} has no scope catalog, which this needs.`]);
  expect(await readCatalogChanges(world.db, { limit: 1 })).toEqual([]);
});

test("a token ends with a newer one, with the scopes, and when it is ended", async () => {
  const { world, run } = await desk();
  const older = await staffConnection(world, ["catalog"]);
  const token = await issueStaffToken(world, janasEmail, "administrator");
  const connection = { ...older, token: () => token };
  expect((await run(older, ...price)).said).toContain("does not know your token");
  expect((await run(connection, ...price)).code).toBe(0);
  await changeScope(world, janasEmail, ["orders"], "administrator");
  expect((await run(connection, ...price)).said).toContain("has no scope catalog");
  await changeScope(world, janasEmail, [], "administrator");
  expect((await run(connection, ...price)).said).toContain("does not know your token");
  const renewed = await staffConnection(world, ["catalog"]);
  await endStaffToken(world, janasEmail, "administrator");
  expect((await run(renewed, ...price)).said).toContain("does not know your token");
});

test("a token is stored hashed, and a customer's account has none", async () => {
  const { world } = await desk();
  const token = (await staffConnection(world)).token();
  const stored = await world.db.selectFrom("staff_token").selectAll().execute();
  expect(stored).toHaveLength(1);
  expect(JSON.stringify(stored)).not.toContain(token);
  expect(await issueStaffToken(world, "eva@seznam.cz", "administrator")).toBeUndefined();
});

test("the machine's administrator is not locked out, whatever staff there are", async () => {
  const { world, run, nobody } = await desk();
  await staffConnection(world, ["orders"]);
  expect((await run(nobody, "staff", "add", "petr@kara.example", "all")).code).toBe(0);
  expect((await run(nobody, "maintenance", "on")).code).toBe(0);
  const { actor } = await world.db.selectFrom("setting_history").select("actor").executeTakeFirstOrThrow();
  expect(actor).toMatch(/^administrator/);
});

test("who is signed in on the machine needs the scope for the administrator's commands, too", async () => {
  const { world, run } = await desk();
  expect((await run(await staffConnection(world, ["orders"]), "staff", "scope", janasEmail, "all")).said).toBe(
    `${janasEmail} has no scope admin, which this needs.`,
  );
});

test("until somebody on staff has a token, the machine's administrator runs the shop and is recorded", async () => {
  const { world, run, nobody } = await desk();
  expect((await run(nobody, ...price)).code).toBe(0);
  const [change] = await readCatalogChanges(world.db, { limit: 1 });
  expect(change?.actor).toMatch(/^administrator/);
});

test("who holds a token that has ended can still sign in and out", async () => {
  const closed = { db: undefined as never, now: () => 0 };
  for (const word of ["sign-in", "sign-out"]) {
    await expect(authorize(closed, accessOf("staff", [word]), "ended")).resolves.toMatch(/^administrator/);
  }
});

test("staff sign in once, by a file that nobody else can read", async () => {
  const { world } = await desk();
  const file = join(emptyFolder(), "token");
  const token = (await staffConnection(world, ["catalog"])).token() ?? "";
  const terminal = recordingTerminal();
  const context = { terminal, openWorld: async () => world };
  expect(await signInStaff(context, { STAFF_TOKEN_FILE: file }, async () => "wrong")).toBe(1);
  expect(await signInStaff(context, { STAFF_TOKEN_FILE: file }, async () => `${token}\n`)).toBe(0);
  expect(readStaffToken({ STAFF_TOKEN_FILE: file })).toBe(token);
  expect(statSync(file).mode & 0o077).toBe(0);
  chmodSync(file, 0o644);
  expect(() => readStaffToken({ STAFF_TOKEN_FILE: file })).toThrow("chmod 600");
  expect(signOut(terminal, { STAFF_TOKEN_FILE: file })).toBe(0);
  expect(() => readStaffToken({ STAFF_TOKEN_FILE: file })).toThrow("There is no file");
  writeFileSync(file, "other", { mode: 0o600 });
  expect(readStaffToken({ STAFF_TOKEN: " given ", STAFF_TOKEN_FILE: file })).toBe("given");
});
