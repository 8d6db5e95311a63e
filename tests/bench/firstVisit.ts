import { exchange } from "./exchange";
import type { BenchAsk } from "./load";
import { tagsOf } from "./pages";
import { scriptsOf, stylesheets } from "./weight";

/**
 * Returns the requests of a browser with an empty cache for everything besides the page: styles, scripts with their
 * imports, fonts, icons and every picture of the page in its usual width, including those further down that it would
 * fetch later or never.
 */
export async function filesOf(origin: string, path: string): Promise<BenchAsk[]> {
  const { text } = await exchange(origin + path);
  const scripts = [...(await scriptsOf(origin, text)).keys()].map((url) => new URL(url).pathname);
  const links = tagsOf(text, "link").flatMap(({ rel = "", as = "", href }) =>
    href && (/^(?:icon|manifest)$/.test(rel) || as === "font") ? [href] : [],
  );
  const pictures = tagsOf(text, "img").flatMap(({ src }) => (src?.startsWith("/") ? [src] : []));
  const paths = new Set([...stylesheets(text), ...scripts, ...links, ...pictures]);
  return [...paths].map((file) => ({
    method: "GET",
    path: file,
    expects: 200,
    cookies: [],
    headers: headersFor(file),
  }));
}

function headersFor(file: string): Record<string, string> {
  return { Accept: file.startsWith("/img/") ? "image/avif,image/webp,image/*,*/*;q=0.8" : "*/*" };
}
