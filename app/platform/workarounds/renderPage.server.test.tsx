import type { EntryContext } from "@remix-run/node";
import { createElement, lazy, Suspense } from "react";
import { expect, test } from "vitest";

import { encodePage, escapeScript, renderPage } from "./renderPage.server";

const nonce = "n0nce";

async function renderWhole(...given: Parameters<typeof renderPage>): Promise<string> {
  const { head, body, data } = await renderPage(...given);
  return head + body + data;
}

function contextWith(data: string, didRenderScripts: boolean): EntryContext {
  const serverHandoffStream = new Response(data).body ?? undefined;
  return Object.assign(Object.create(null), { serverHandoffStream, renderMeta: { didRenderScripts } });
}

test("a page is followed by its data, in a script that the data cannot end", async () => {
  const page = await renderWhole(contextWith('["</script><b>"]', true), nonce, () => <p>Bunda</p>);
  const [shown = "", script = ""] = page.split("<script ");
  expect(shown).toBe("<!DOCTYPE html><p>Bunda</p>");
  expect(script.match(/<\/script>/g)).toHaveLength(1);
  expect(script).toMatch(/^nonce="n0nce">window\.__remixContext\.streamController\.enqueue\("\[\\"\\u003c\/script/);
  expect(script).toContain("streamController.close()");
});

test("a page without scripts has no data", async () => {
  expect(await renderWhole(contextWith("[1]", false), nonce, () => <p>Bunda</p>)).toBe("<!DOCTYPE html><p>Bunda</p>");
});

test("a lazy part is waited for", async () => {
  const Late = lazy(async () => ({ default: () => <p>Kabát</p> }));
  const page = await renderWhole(contextWith("[1]", false), nonce, () => (
    <html lang="cs">
      <body>
        <Suspense fallback="…">
          <Late />
        </Suspense>
      </body>
    </html>
  ));
  expect(page).toMatch(/^<!DOCTYPE html><html lang="cs">.*<p>Kabát<\/p>/);
});

test("no character is split at the end of a buffer", async () => {
  const words = "ěščřžýáíé".repeat(2_000);
  const Late = lazy(async () => ({ default: () => createElement("p", null, ...words) }));
  const page = await renderWhole(contextWith("[1]", false), nonce, () => (
    <Suspense>
      <Late />
    </Suspense>
  ));
  expect(page).not.toContain("\0");
  expect(page.replace(/<[^>]*>/g, "")).toBe(words);
});

test("a page is sent with its parts one after the other, in UTF-8", () => {
  const parts = ["<!DOCTYPE html>", "", "Kožich za 119 990 Kč", "k dostání 👢"];
  expect(Buffer.from(encodePage(parts)).toString()).toBe(parts.join(""));
});

test("the head of a page ends where its body begins", async () => {
  const { head, body } = await renderPage(contextWith("[1]", false), nonce, () => (
    <html lang="cs">
      <head>
        <title>Kabát</title>
      </head>
      <body>Kabát</body>
    </html>
  ));
  expect(head).toBe('<!DOCTYPE html><html lang="cs"><head><title>Kabát</title></head>');
  expect(body).toBe("<body>Kabát</body></html>");
});

test("a render error is thrown, not half a page returned", async () => {
  const Broken = () => {
    throw new Error("broken");
  };
  const broken = () => (
    <Suspense>
      <Broken />
    </Suspense>
  );
  await expect(renderWhole(contextWith("[1]", false), nonce, broken)).rejects.toThrow("broken");
});

test("JSON stays the same once read", () => {
  const json = JSON.stringify("<&>\u2028\u2029");
  expect(escapeScript(json)).not.toMatch(/[<&>\u2028\u2029]/);
  expect(JSON.parse(escapeScript(json))).toBe("<&>\u2028\u2029");
});
