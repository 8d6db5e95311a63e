import { expect, test } from "vitest";

import { readSettings } from "~/features/settings/settings.queries.server";

import { emptyFolder } from "../../tests/support/catalogueFolder";
import { freshDb } from "../../tests/support/shop/freshDb";
import { hearing } from "../../tests/support/shop/recordingTerminal";

import { runMaintenance } from "./maintenance";
import { runShop } from "./runShop";

const maintenance = { usage: "maintenance on|off", summary: "", run: runMaintenance };

test("the shop is closed and opened in both languages by one word", async () => {
  const db = await freshDb();
  const terminal = hearing();
  const run = (word: string) =>
    runMaintenance({
      words: [word],
      terminal,
      openWorld: async () => ({
        db,
        now: () => 1,
        environment: { dataDir: emptyFolder(), publicUrl: "http://shop.test" },
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
  expect(terminal.said).toEqual(["The shop is closed for maintenance.", "The shop is open."]);
});

test.each([[[]], [["maybe"]], [["on", "off"]]])("%j is wrong use", async (words) => {
  const terminal = hearing();
  const closed = () => Promise.reject(new Error("was not to be opened"));
  expect(await runShop({ maintenance }, ["maintenance", ...words], terminal, closed)).toBe(2);
  expect(terminal.complained).toEqual(["Say on or off. Usage: npm run shop -- maintenance on|off"]);
});
