import { brotliCompressSync, gzipSync } from "node:zlib";

import { exchange } from "./exchange";
import type { BenchVisit } from "./load";
import { tagsOf } from "./pages";

/** Bytes of the first load of one page. */
export type Weight = {
  page: string;
  htmlRaw: number;
  htmlBr: number;
  cssGz: number;
  cssBr: number;
  jsGz: number;
  jsFiles: number;
};

/**
 * Measures the HTML as the shop sends it to clients that accept Brotli; styles and scripts are compressed here, as any
 * server would do.
 */
export async function weigh(origin: string, { name, path, cookies }: BenchVisit): Promise<Weight> {
  const page = await exchange(origin + path, { headers: { Cookie: cookies[0] ?? "", "Accept-Encoding": "br" } });
  const css = await fetchAll(origin, stylesheets(page.text));
  const js = [...(await scriptsOf(origin, page.text)).values()];
  return {
    page: name,
    htmlRaw: Buffer.byteLength(page.text),
    htmlBr: page.bytes.length,
    cssGz: total(css, gzipSync),
    cssBr: total(css, brotliCompressSync),
    jsGz: total(js, gzipSync),
    jsFiles: js.length,
  };
}

export function stylesheets(html: string): string[] {
  return tagsOf(html, "link").flatMap(({ rel, href }) => (rel === "stylesheet" && href ? [href] : []));
}

/** Returns the scripts that a tag names, and those that a script inside the page imports. */
function scripts(html: string): string[] {
  const preloaded = tagsOf(html, "link").flatMap(({ rel, href }) => (rel === "modulepreload" && href ? [href] : []));
  const tagged = tagsOf(html, "script").flatMap(({ src }) => (src ? [src] : []));
  const inline = [...html.matchAll(/<script\b[^>]*>(.*?)<\/script>/gs)].flatMap(([, code = ""]) => importsOf(code));
  return [...preloaded, ...tagged, ...inline];
}

/** Returns static imports only, because what `import()` loads comes after the first load. */
function importsOf(code: string): string[] {
  return [...code.matchAll(/\b(?:from|import)\s*["']([./][^"']+\.js)["']/g)].map(([, path = ""]) => path);
}

/** Returns the texts of all scripts of a first load, by URL. */
export function scriptsOf(origin: string, html: string): Promise<Map<string, string>> {
  return withImports(origin, scripts(html));
}

async function withImports(origin: string, entries: string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const open = entries.map((entry) => new URL(entry, origin).href);
  for (let url = open.pop(); url !== undefined; url = open.pop()) {
    if (found.has(url)) continue;
    const { text } = await exchange(url);
    found.set(url, text);
    open.push(...importsOf(text).map((path) => new URL(path, url).href));
  }
  return found;
}

async function fetchAll(origin: string, paths: string[]): Promise<string[]> {
  const answers = await Promise.all(paths.map((path) => exchange(new URL(path, origin).href)));
  return answers.map(({ text }) => text);
}

function total(texts: string[], compress: (text: string) => Buffer): number {
  return texts.reduce((sum, text) => sum + compress(text).length, 0);
}
