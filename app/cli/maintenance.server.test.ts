import { expect, test } from "vitest";

import { readSettings } from "~/features/settings/settings.queries.server";

import { emptyFolder } from "../../tests/support/catalogFolder";
import { freshDb } from "../../tests/support/shop/freshDb";
import { recordingTerminal } from "../../tests/support/shop/recordingTerminal";
import { noConnection } from "../../tests/support/shop/staffConnection";
import { testWorld } from "../../tests/support/shop/world";

import { runMaintenance } from "./maintenance";
import { runShop } from "./runShop";

const maintenance = { usage: "maintenance on|off", summary: "", run: runMaintenance };

test("one command closes and opens the shop in both languages", async () => {
  const db = await freshDb();
  const terminal = recordingTerminal();
  const run = (argument: string) =>
    runMaintenance({
      args: [argument],
      terminal,
      openWorld: async () => ({
        db,
        now: () => 1,
        environment: {
          dataDir: emptyFolder(),
          publicUrl: "http://shop.test",
          paymentGateway: null,
          sessionSecret: "a-secret-of-tests-with-32-characters",
        },
        gateway: testWorld(db).gateway,
        actor: "Jana",
      }),
    });
  const isClosed = async () => [
    (await readSettings(db, "cs")).maintenance.is_enabled,
    (await readSettings(db, "sk")).maintenance.is_enabled,
  ];
  expect(await run("on")).toBe(0);
  expect(await isClosed()).toEqual([true, true]);
  expect(await run("off")).toBe(0);
  expect(await isClosed()).toEqual([false, false]);
  expect(terminal.printed).toEqual(["The shop is closed for maintenance.", "The shop is open."]);
});

test.each([[[]], [["maybe"]], [["on", "off"]]])("%j is wrong usage", async (args) => {
  const terminal = recordingTerminal();
  expect(await runShop({ maintenance }, ["maintenance", ...args], terminal, noConnection)).toBe(2);
  expect(terminal.printedErrors).toEqual(["Say on or off. Usage: npm run shop -- maintenance on|off"]);
});
