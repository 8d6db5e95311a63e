import { expect, test } from "vitest";

import { maxFields, maxFormBytes } from "../http/readForm.server";
import { type UploadForm, withUploadForm } from "./readUploadForm.server";

const limits = { field: "photos", most: 2, maxBytes: 100_000 };

/** Reads a body that comes in pieces; `readBytes` is the number of bytes that were read of it. */
async function read(
  pieces: Iterable<string | Uint8Array>,
  { boundary = "x", most = limits.most }: { boundary?: string; most?: number } = {},
) {
  const came = pieces[Symbol.iterator]();
  let readBytes = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const { done, value } = came.next();
        if (done) return controller.close();
        const bytes = Buffer.from(value);
        readBytes += bytes.length;
        controller.enqueue(bytes);
      },
    },
    { highWaterMark: 0 },
  );
  const headers = { "Content-Type": `multipart/form-data; boundary=${boundary}` };
  const request = new Request("http://shop.test/", { method: "POST", headers, body, duplex: "half" });
  const answer = await withUploadForm(request, { ...limits, most }, async (sent) => sent).catch(
    (thrown: { init: { status: number } }) => thrown.init.status,
  );
  return { answer, sent: answer as UploadForm, readBytes };
}

function* repeat(text: string, bytes: number) {
  const piece = text.repeat(Math.ceil(64_000 / text.length));
  for (let sent = 0; sent < bytes; sent += piece.length) yield piece;
}

function part(name: string, text: string, filename?: string): string {
  const file = filename === undefined ? "" : `; filename="${filename}"\r\nContent-Type: application/octet-stream`;
  return `--x\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${text}\r\n`;
}

const most = 1_100_000;

test("fields and files are read, also byte by byte, and what follows the end is ignored", async () => {
  const body = Buffer.from(
    `${part("note", "šev")}${part("photos", "abc", "a.jpg")}${part("other", "y", "b")}--x--\r\n`,
  );
  for (const pieces of [[body], [...body].map((byte) => Uint8Array.of(byte)), [body, "--x\r\n", "more"]]) {
    const { sent } = await read(pieces);
    expect([...sent.form]).toEqual([["note", "šev"]]);
    expect(sent.files).toEqual([{ ok: true, bytes: Buffer.from("abc") }]);
  }
});

test.each([
  [
    "headers without an end",
    function* () {
      yield "--x\r\n";
      yield* repeat("a\r\n", 5_000_000);
    },
  ],
  [
    "one header without an end",
    function* () {
      yield "--x\r\na: ";
      yield* repeat("a", 5_000_000);
    },
  ],
  [
    "folded headers without an end",
    function* () {
      yield "--x\r\na: b\r\n";
      yield* repeat(" c\r\n", 5_000_000);
    },
  ],
  [
    "headers of one name without an end",
    function* () {
      yield "--x\r\n";
      yield* repeat("a: b\r\n", 5_000_000);
    },
  ],
])("%s are refused, and no more of them is read than of any form", async (_what, pieces) => {
  const { answer, readBytes } = await read(pieces());
  expect(answer).toBe(400);
  expect(readBytes).toBeLessThan(most);
});

test.each([
  ["too long", "-".repeat(71)],
  ["of other characters", "a{b"],
  ["empty", ""],
])("a boundary that is %s is refused", async (_what, boundary) => {
  expect((await read([`--${boundary}--\r\n`], { boundary })).answer).toBe(400);
});

test("a boundary of the longest kind may be quoted", async () => {
  const boundary = `${"-".repeat(69)}a`;
  const body = `--${boundary}\r\nContent-Disposition: form-data; name="note"\r\n\r\nx\r\n--${boundary}--\r\n`;
  for (const written of [boundary, `"${boundary}"`]) {
    expect([...(await read([body], { boundary: written })).sent.form]).toEqual([["note", "x"]]);
  }
});

test.each([
  ["no end", part("note", "x")],
  ["no part", "x"],
  ["no body", ""],
  ["a file without an end", part("photos", "x", "a.jpg")],
])("a form with %s is refused", async (_what, body) => {
  expect((await read([body])).answer).toBe(400);
});

test("texts that are larger than a form are refused", async () => {
  expect((await read([`${part("note", "x".repeat(maxFormBytes + 1))}--x--`])).answer).toBe(413);
  const many = part("note", "x".repeat(1_000)).repeat(70);
  expect((await read([`${many}--x--`])).answer).toBe(413);
});

test("fields and files beyond the limits are dropped", async () => {
  const { sent } = await read([`${part("a", "").repeat(maxFields + 9)}--x--`]);
  expect([...sent.form]).toHaveLength(maxFields);
  const files = await read([`${part("photos", "abc", "a.jpg").repeat(90)}${part("note", "x")}--x--`]);
  expect(files.sent.files.map((file) => file.ok || file.problem)).toEqual([true, true, "tooMany"]);
  expect(files.sent.form.get("note")).toBe("x");
});

test("a file is too large only beyond its limit", async () => {
  const sizes = [limits.maxBytes, limits.maxBytes + 1];
  const { sent } = await read([`${sizes.map((size) => part("photos", "x".repeat(size), "a")).join("")}--x--`]);
  expect(sent.files.map((file) => file.ok || file.problem)).toEqual([true, "tooLarge"]);
});

test("an input without a chosen file sends none", async () => {
  expect((await read([`${part("photos", "", "")}--x--`])).sent.files).toEqual([]);
});

test("where no files are taken, no more is read than of any form, and its texts are kept", async () => {
  const pieces = function* () {
    yield part("note", "x");
    yield part("photos", "", "a.jpg").trimEnd().concat("\r\n\r\n");
    yield* repeat("y", 5_000_000);
  };
  const { sent, readBytes } = await read(pieces(), { most: 0 });
  expect(sent.form.get("note")).toBe("x");
  expect(readBytes).toBeLessThan(most);
});
