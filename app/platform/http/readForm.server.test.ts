import { expect, test } from "vitest";

import { maxFormBytes, readForm } from "./readForm.server";

function request(body: BodyInit | null, type?: string) {
  const headers = new Headers(type ? { "Content-Type": type } : []);
  return new Request("http://shop.test/kosik", { method: "POST", body, headers });
}

test("both encodings of forms are read", async () => {
  expect((await readForm(request(new URLSearchParams({ a: "š" })))).get("a")).toBe("š");
  const form = new FormData();
  form.set("a", "ž");
  expect((await readForm(request(form))).get("a")).toBe("ž");
});

test("a body that is not a form is rejected with 400", async () => {
  for (const type of ["application/json", "multipart/form-data; boundary=x", "text/plain"]) {
    await expect(readForm(request("{", type))).rejects.toMatchObject({ init: { status: 400 } });
  }
});

test("a form that is too large is rejected with 413", async () => {
  const large = request(new URLSearchParams({ a: "x".repeat(maxFormBytes) }));
  await expect(readForm(large)).rejects.toMatchObject({ init: { status: 413 } });
});

test("an aborted form is rejected with 400", async () => {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode("a=1"));
      controller.error(new Error("aborted"));
    },
  });
  const headers = { "Content-Type": "application/x-www-form-urlencoded" };
  const cut = new Request("http://shop.test/kosik", { method: "POST", body, headers, duplex: "half" });
  await expect(readForm(cut)).rejects.toMatchObject({ init: { status: 400 } });
});

test("only texts with plain names are kept", async () => {
  const sent = new FormData();
  for (const name of ["a[2000000000]", "a.b", "a]", "__proto__", "__intent__", "", "\0", "x".repeat(65)])
    sent.set(name, "1");
  sent.set("file", new File(["x"], "x.txt"));
  sent.set("line_1", "a\0b");
  expect([...(await readForm(request(sent)))]).toEqual([["line_1", "ab"]]);
});

test("only the first 500 fields are kept", async () => {
  const sent = new URLSearchParams(Array.from({ length: 9_000 }, (_, index) => [`f${index}`, ""]));
  expect([...(await readForm(request(sent)))]).toHaveLength(500);
});
