import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";

import { emptyFolder } from "../../tests/support/catalogueFolder";
import { hearing } from "../../tests/support/shop/recordingTerminal";
import { readWords } from "./parseArguments";
import { openProgress } from "./progress";
import { type Command, runShop } from "./runShop";

const closedShop = () => Promise.reject(new Error("was not to be opened"));

const greet: Command = {
  usage: "greet [--loud]",
  summary: "Greets.",
  run: async ({ words, terminal }) => {
    const { values } = readWords({ args: words, options: { loud: { type: "boolean" } } });
    terminal.say(values.loud ? "HELLO" : "hello");
    return 0;
  },
};

test("a command gets the words after its name and its number is the exit code", async () => {
  const terminal = hearing();
  expect(await runShop({ greet }, ["greet", "--loud"], terminal, closedShop)).toBe(0);
  expect(terminal.said).toEqual(["HELLO"]);
});

test.each(["fly", "constructor", "__proto__", ""])("the unknown command %j is told in a sentence", async (name) => {
  const terminal = hearing();
  expect(await runShop({ greet }, [name], terminal, closedShop)).toBe(2);
  expect(terminal.complained).toEqual([`There is no command ${name}; \`npm run shop -- help\` lists them.`]);
});

test("a word that a command does not know is told with the command's usage", async () => {
  const terminal = hearing();
  expect(await runShop({ greet }, ["greet", "--quiet"], terminal, closedShop)).toBe(2);
  expect(terminal.complained).toEqual(["Unknown option '--quiet'. Usage: npm run shop -- greet [--loud]"]);
});

test.each([[["help"]], [["--help"]], [[]]])("%j lists the commands", async (words) => {
  const terminal = hearing();
  expect(await runShop({ greet }, words, terminal, closedShop)).toBe(0);
  expect(terminal.said).toEqual(["npm run shop -- greet [--loud]", "    Greets."]);
});

test("a broken machine is not taken for wrong use", async () => {
  const broken: Command = { ...greet, run: ({ openWorld }) => openWorld().then(() => 0) };
  await expect(runShop({ broken }, ["broken"], hearing(), closedShop)).rejects.toThrow("was not to be opened");
});

test("where nobody watches, progress is a line for each tenth", () => {
  const terminal = hearing();
  const { report, finish } = openProgress(terminal, "products");
  for (let done = 1; done <= 40; done += 1) report(done, 40);
  finish();
  expect(terminal.said).toHaveLength(10);
  expect(terminal.said.at(-1)).toBe("40 of 40 products");
});

test("a process of its own imports nothing from an empty folder, says why and exits with 1", {
  timeout: 60_000,
}, async () => {
  const words = ["--import", "tsx", "app/cli/shop.ts", "import", emptyFolder()];
  const env = { ...process.env, DATA_DIR: emptyFolder(), DATABASE_URL: "" };
  const outcome = promisify(execFile)(process.execPath, words, { cwd: resolve("."), env });
  await expect(outcome).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining("products.ndjson:1 ") });
});
