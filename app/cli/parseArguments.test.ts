import { expect, test } from "vitest";
import { recordingTerminal } from "../../tests/support/shop/recordingTerminal";
import { noConnection } from "../../tests/support/shop/staffConnection";
import { commands } from "./commands";
import { runShop } from "./runShop";
import type { CommandName } from "./staff/commandAccess";

/** Returns the options of a usage line, each as it is typed, such as ["--from", "2026-11-27"] or ["--json"]. */
function optionsOf(line: string): string[][] {
  return [...line.matchAll(/(--[a-z-]+)( [^\s\]]+)?/g)].map(([, name = "", value]) => (value ? [name, "1"] : [name]));
}

/** Returns the words of a usage line before its options: the first of `prices|stock`, and 1 for an argument. */
function wordsOf(line: string): string[] {
  const words = line.replaceAll(/<[^>]*>/g, "1").split(" ");
  const end = words.findIndex((word) => /^(?:\[|--)/.test(word));
  return words.slice(0, end < 0 ? undefined : end).map((word) => word.replace(/\|.*|\.\.\.$/, ""));
}

/** Returns each subcommand with each option that only other subcommands of its command have. */
function foreignOptions(name: CommandName): string[][] {
  const lines = commands[name].usage.split("\n");
  return lines.flatMap((line) => {
    const words = wordsOf(line);
    const like = lines.filter((other) => wordsOf(other).slice(0, 2).join() === words.slice(0, 2).join());
    const own = like.flatMap(optionsOf).map(([option]) => option);
    const others = lines.flatMap(optionsOf).filter(([option]) => !own.includes(option));
    return others.map((option) => [...words, ...option]);
  });
}

/** The arguments of `mail resend` are no options, since an id may begin with a hyphen. */
const foreign = (Object.keys(commands) as CommandName[])
  .flatMap(foreignOptions)
  .filter(([command, subcommand]) => `${command} ${subcommand}` !== "mail resend");

test("an option of another subcommand is refused, and the shop is not opened", async () => {
  expect(foreign.length).toBeGreaterThan(100);
  for (const args of foreign) {
    const terminal = recordingTerminal();
    const code = await runShop(commands, args, terminal, noConnection);
    expect([args, code, terminal.printedErrors[0]]).toEqual([args, 2, expect.stringMatching(/^.* takes no --/)]);
  }
});

test.each([
  ["product publish KA-1001 --from 2026-11-27", "product publish takes no --from."],
  ["product hide KA-1001 --at 2026-12-24", "product hide takes no --at."],
  ["sale end KA-1001 --to 2026-11-30", "sale end takes no --to."],
  ["sale KA-1001 --czk 100 --json", "sale takes no --json."],
  ["invoice export nov.csv --series FV26", "invoice export takes no --series."],
  ["invoice list --from 2026-11-01", "invoice list takes no --from."],
  ["order move 2026000001 cancelled --reason x", "order move takes no --reason."],
  ["order refund 2026000001 1 --settle paid --reason x", "order refund does not take these options together."],
  ["withdrawal refund 1 --reason x", "--reason goes with --lower."],
  ["csv export prices p.csv --place praha", "csv export prices takes no --place."],
  ["order pay 2026000001 --reason x", "--reason goes with --again."],
  ["stock KA-1001 --reason x", "Say the place and the change, such as praha +3."],
])("%s is refused", async (typed, refusal) => {
  const terminal = recordingTerminal();
  expect(await runShop(commands, typed.split(" "), terminal, noConnection)).toBe(2);
  expect(terminal.printedErrors[0]).toContain(`${refusal} Usage: `);
});
