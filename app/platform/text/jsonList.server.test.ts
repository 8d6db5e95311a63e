import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

import { emptyFolder } from "../../../tests/support/catalogFolder";
import { readJsonList } from "./jsonList.server";
import { readXmlList, xmlTexts } from "./xmlList.server";

function fileOf(text: string | Buffer): string {
  const file = join(emptyFolder(), "list");
  writeFileSync(file, text);
  return file;
}

async function listOf<Member>(members: AsyncIterable<Member>): Promise<Member[]> {
  const list: Member[] = [];
  for await (const member of members) list.push(member);
  return list;
}

test("the objects of the first list are read, wherever it stands", async () => {
  const rows = [
    { id: 1, text: 'a "}] \\' },
    { id: 2, days: [{ from: 1 }, []] },
  ];
  const values = rows.map((value, index) => ({ number: index + 1, ok: true, value }));
  expect(await listOf(readJsonList(fileOf(JSON.stringify(rows))))).toEqual(values);
  expect(
    await listOf(
      readJsonList(fileOf(`\ufeff${JSON.stringify({ ok: "[", data: { items: rows }, more: [] }, null, 2)}`)),
    ),
  ).toEqual(values);
});

test("a list longer than a chunk of the file is read whole", async () => {
  const rows = Array.from({ length: 3_000 }, (_, id) => ({ id, name: `Příliš žluťoučký ${"ů".repeat(40)}` }));
  const read = await listOf(readJsonList(fileOf(JSON.stringify(rows))));
  expect(read.map((row) => row.ok && row.value)).toEqual(rows);
});

test("what is no JSON in a list is named, and the others are read", async () => {
  expect(await listOf(readJsonList(fileOf('[{"id":1},{id:2},{"id":3}]')))).toEqual([
    { number: 1, ok: true, value: { id: 1 } },
    { number: 2, ok: false, reason: "is not JSON" },
    { number: 3, ok: true, value: { id: 3 } },
  ]);
});

test.each([
  ["cut", '[{"id":1},{"id"', "ends before its list does"],
  ["cut between two members", '[{"id":1}', "ends before its list does"],
  ["without a list", '{"error":"no key"}', "holds no list"],
  ["empty", "", "holds no list"],
  ["in another encoding", Buffer.from([0x5b, 0xe8, 0x5d]), "is not UTF-8 text"],
  ["with a member that is too long", `[{"a":"${"x".repeat(1_100_000)}`, "holds a member longer than 1 MB"],
])("a file that is %s is refused", async (_what, text, reason) => {
  await expect(listOf(readJsonList(fileOf(text)))).rejects.toThrow(reason);
});

test("the elements of an XML file are read, and a file that was cut is refused", async () => {
  const xml =
    '<?xml version="1.0"?><zv xmlns="x"><row a="1"><NAZEV>A &amp; B&#269;</NAZEV></row>\n<row><NAZEV/></row></zv>';
  const rows = await listOf(readXmlList(fileOf(xml), "row"));
  expect(rows.map(xmlTexts)).toEqual([{ NAZEV: "A & Bč" }, {}]);
  await expect(listOf(readXmlList(fileOf(xml.slice(0, 90)), "row"))).rejects.toThrow("ends before its list does");
  await expect(listOf(readXmlList(fileOf("<zv></zv>"), "row"))).rejects.toThrow("holds no row");
});
