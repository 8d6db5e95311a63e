import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";

import { emptyFolder } from "../../tests/support/catalogFolder";
import { recordingTerminal } from "../../tests/support/shop/recordingTerminal";
import { noConnection } from "../../tests/support/shop/staffConnection";
import { parseArguments } from "./parseArguments";
import { openProgress } from "./progress";
import { type Command, type Opening, runShop } from "./runShop";

const greet: Command = {
  usage: "greet [--loud]",
  summary: "Greets.",
  run: async ({ args, terminal }) => {
    const { values } = parseArguments("greet [--loud]", { args, options: { loud: { type: "boolean" } } });
    terminal.print(values.loud ? "HELLO" : "hello");
    return 0;
  },
};

test("a command gets the arguments after its name and returns the exit code", async () => {
  const terminal = recordingTerminal();
  expect(await runShop({ check: greet }, ["check", "--loud"], terminal, noConnection)).toBe(0);
  expect(terminal.printed).toEqual(["HELLO"]);
});

test.each(["fly", "constructor", "__proto__", ""])("the unknown command %j is reported in a sentence", async (name) => {
  const terminal = recordingTerminal();
  expect(await runShop({ check: greet }, [name], terminal, noConnection)).toBe(2);
  expect(terminal.printedErrors).toEqual([`There is no command ${name}; \`npm run shop -- help\` lists them.`]);
});

test("an unknown option is reported with the command's usage", async () => {
  const terminal = recordingTerminal();
  expect(await runShop({ check: greet }, ["check", "--quiet"], terminal, noConnection)).toBe(2);
  expect(terminal.printedErrors).toEqual(["Unknown option '--quiet'. Usage: npm run shop -- greet [--loud]"]);
});

test.each([[["help"]], [["--help"]], [[]]])("%j lists the commands", async (args) => {
  const terminal = recordingTerminal();
  expect(await runShop({ check: greet }, args, terminal, noConnection)).toBe(0);
  expect(terminal.printed).toEqual(["npm run shop -- greet [--loud]", "    Greets."]);
});

test("a command that keeps the version says so to whatever opens the shop", async () => {
  const openings: Opening[] = [];
  const look: Command = { ...greet, keepsVersion: true, run: ({ openWorld }) => openWorld().then(() => 0) };
  const open = (opening: Opening) => {
    openings.push(opening);
    return noConnection.open(opening);
  };
  const connection = { ...noConnection, open };
  await expect(runShop({ check: look }, ["check"], recordingTerminal(), connection)).rejects.toThrow();
  expect(openings).toMatchObject([{ keepsVersion: true }]);
});

test("a failure is not reported as wrong usage", async () => {
  const broken: Command = { ...greet, run: ({ openWorld }) => openWorld().then(() => 0) };
  await expect(runShop({ check: broken }, ["check"], recordingTerminal(), noConnection)).rejects.toThrow(
    "was not to be opened",
  );
});

test("without a terminal, progress is a line for each tenth", () => {
  const terminal = recordingTerminal();
  const { report, finish } = openProgress(terminal, "products");
  for (let done = 1; done <= 40; done += 1) report(done, 40);
  finish();
  expect(terminal.printed).toHaveLength(10);
  expect(terminal.printed.at(-1)).toBe("40 of 40 products");
});

test("a process of its own imports nothing from an empty folder and says why; what it leaves is no shop to others", {
  timeout: 60_000,
}, async () => {
  const env = { ...process.env, DATA_DIR: emptyFolder(), DATABASE_URL: "" };
  const run = (...args: string[]) =>
    promisify(execFile)(process.execPath, ["--import", "tsx", "app/cli/shop.ts", ...args], { cwd: resolve("."), env });
  const failed = { code: 1, stderr: expect.stringContaining("products.ndjson:1 ") };
  await expect(run("import", emptyFolder())).rejects.toMatchObject(failed);
  const refused = { code: 1, stdout: "", stderr: expect.stringMatching(/^The shop in .* has no products yet\. .*\n$/) };
  await expect(run("order", "list")).rejects.toMatchObject(refused);
});

test("a command that changes a shop makes none in an empty folder, and says so in one sentence", {
  timeout: 60_000,
}, async () => {
  const folder = join(emptyFolder(), "mistyped");
  const args = ["--import", "tsx", "app/cli/shop.ts", "order", "list"];
  const env = { ...process.env, DATA_DIR: folder, DATABASE_URL: "" };
  const outcome = promisify(execFile)(process.execPath, args, { cwd: resolve("."), env });
  await expect(outcome).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining(`no shop in ${folder}.`) });
  expect(existsSync(folder)).toBe(false);
});
