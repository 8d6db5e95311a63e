import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

import { emptyFolder } from "../../../tests/support/catalogFolder";

import { maxLineBytes, type NdjsonLine, readNdjson } from "./ndjson.server";

async function read(bytes: string | Buffer): Promise<NdjsonLine[]> {
  const file = join(emptyFolder(), "rows.ndjson");
  writeFileSync(file, bytes);
  const lines: NdjsonLine[] = [];
  for await (const line of readNdjson(file)) lines.push(line);
  return lines;
}

test("each line is a value, counted from one, and blank lines are counted but skipped", async () => {
  expect(await read('{"a":1}\n\n2\n')).toEqual([
    { line: 1, ok: true, value: { a: 1 } },
    { line: 3, ok: true, value: 2 },
  ]);
});

test("a byte order mark, Windows line ends and a last line without an end change nothing", async () => {
  expect(await read('\ufeff{"a":1}\r\n{"a":2}')).toEqual([
    { line: 1, ok: true, value: { a: 1 } },
    { line: 2, ok: true, value: { a: 2 } },
  ]);
});

test("a line that is not JSON or UTF-8 is reported and the next one is read", async () => {
  const bytes = Buffer.concat([Buffer.from('{"a":\n"'), Buffer.from([0xe9, 0x80]), Buffer.from('"\n3\n')]);
  expect(await read(bytes)).toEqual([
    { line: 1, ok: false, reason: "is not JSON" },
    { line: 2, ok: false, reason: "is not UTF-8 text" },
    { line: 3, ok: true, value: 3 },
  ]);
});

test("characters split between two chunks of the file are joined", async () => {
  const text = "ž".repeat(100_001);
  expect(await read(`"x${text}"\n`)).toEqual([{ line: 1, ok: true, value: `x${text}` }]);
});

test("a line of a megabyte is read and a longer one is reported", async () => {
  const longest = `"${"x".repeat(maxLineBytes - 2)}"`;
  const lines = await read(`${longest}\n${longest} \n4\n`);
  expect(lines.map((line) => (line.ok ? "read" : line.reason))).toEqual(["read", "is longer than 1 MB", "read"]);
});

test("an empty file has no lines", async () => {
  expect(await read("")).toEqual([]);
});
