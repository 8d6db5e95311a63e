import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { readAuditTrail } from "~/features/audit/auditTrail.queries.server";
import { payOrder } from "~/features/orders/changeOrderState.server";
import { StorageUnavailable } from "~/platform/storage/fileStore";
import { emptyFolder } from "../../tests/support/catalogFolder";
import { placedOrder } from "../../tests/support/placedOrder";
import { stockJacket } from "../../tests/support/products";
import { freshDb } from "../../tests/support/shop/freshDb";
import { recordingTerminal } from "../../tests/support/shop/recordingTerminal";
import { noConnection, staffConnection } from "../../tests/support/shop/staffConnection";
import { testWorld } from "../../tests/support/shop/world";
import { commands } from "./commands";
import { type Command, runShop } from "./runShop";

const missing = "/no/such/folder/file";

test.each([
  [["csv", "import", "prices", "/tmp"], "EISDIR"],
  [["csv", "export", "prices", missing], "ENOENT"],
  [["invoice", "show", "FV26000001", "--to", missing], "ENOENT"],
  [["invoice", "export", missing], "ENOENT"],
  [["customer", "export", "eva@seznam.cz", missing], "ENOENT"],
  [["newsletter", "export", missing], "ENOENT"],
])("a file that %j cannot use is reported in a sentence, and no export is recorded", async (args, code) => {
  const world = testWorld(await freshDb());
  await stockJacket(world.db);
  await payOrder(world, (await placedOrder(world)).id, "staff Jana");
  const connection = await staffConnection(world);
  const trail = () => readAuditTrail(world.db, {}, { limit: 100, offset: 0 });
  const before = await trail();
  const terminal = recordingTerminal();
  // The shop stays open for the test.
  Object.defineProperty(world.db, "destroy", { value: async () => undefined, configurable: true });
  expect(await runShop(commands, args, terminal, connection)).toBe(1);
  Reflect.deleteProperty(world.db, "destroy");
  expect(terminal.printedErrors).toEqual([expect.stringMatching(`^The command failed: ${code}: `)]);
  expect(await trail()).toEqual(before);
});

test.each([
  [new StorageUnavailable(new Error("refused")), "the storage of files cannot be reached: refused"],
  [Object.assign(new Error("ENOSPC: no space"), { code: "ENOSPC", errno: -28, syscall: "write" }), "ENOSPC: no space"],
  [Object.assign(new Error("malformed"), { code: "SQLITE_CORRUPT" }), "The database is damaged"],
])("%s is reported in a sentence", async (error, sentence) => {
  const broken: Command = { usage: "check", summary: "Fails.", run: () => Promise.reject(error) };
  const terminal = recordingTerminal();
  expect(await runShop({ check: broken }, ["check"], terminal, noConnection)).toBe(1);
  expect(terminal.printedErrors).toEqual([expect.stringContaining(sentence)]);
});

test("a check of a file that is no database says so", { timeout: 60_000 }, async () => {
  const env = { ...process.env, DATA_DIR: emptyFolder(), DATABASE_URL: "" };
  writeFileSync(join(env.DATA_DIR, "shop.sqlite"), "no database ".repeat(1_000));
  const args = ["--import", "tsx", "app/cli/shop.ts", "check"];
  await expect(promisify(execFile)(process.execPath, args, { cwd: resolve("."), env })).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^The database is damaged, or is no database of SQLite: .*\n$/),
  });
});
