import { Writable } from "node:stream";
import type { EntryContext } from "@remix-run/node";
import type { ReactElement } from "react";
import { renderToPipeableStream, renderToString } from "react-dom/server";

type Draw = (context: EntryContext) => ReactElement;

/**
 * A page as text, in three parts that follow each other. They stay separate until the page is sent, because joining
 * them copies a quarter of a megabyte into new memory each time (docs/decisions/0012).
 */
export type PageHtml = {
  /** The page up to the opening tag of the body. */
  head: string;
  body: string;
  /** The script with the page's data; empty where the body already has it, or the page has no scripts. */
  data: string;
};

const encoder = new TextEncoder();

/** React adds the doctype itself only when it renders to a stream. */
const doctype = "<!DOCTYPE html>";

/** React's marker of a Suspense boundary that suspended or failed. */
const unfinished = "<!--$!-->";

/**
 * Renders the whole page as HTML; `draw` wraps the framework's page. Rendering one string costs much less than a stream
 * of thousands of chunks, and leaves no holes to be filled later. A page with a lazy part that is not loaded yet is
 * rendered again as a stream, which waits for it.
 */
export async function renderPage(context: EntryContext, nonce: string, draw: Draw): Promise<PageHtml> {
  const data = context.serverHandoffStream && (await new Response(context.serverHandoffStream).text());
  const bare = { ...context, serverHandoffStream: undefined };
  const drawn = renderToString(draw(bare));
  const page = drawn.includes(unfinished) ? divided(await renderStream(draw(bare), nonce)) : divided(drawn, doctype);
  return { ...page, data: data && context.renderMeta?.didRenderScripts ? handOff(data, nonce) : "" };
}

/** Renders the page as the framework's own entry does, with its data inside. */
export async function renderStreamedPage(context: EntryContext, nonce: string, draw: Draw): Promise<PageHtml> {
  return { ...divided(await renderStream(draw(context), nonce)), data: "" };
}

/** Encodes the page as it is sent, in UTF-8. */
export function encodePage(parts: readonly string[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + Buffer.byteLength(part), 0));
  let at = 0;
  for (const part of parts) at += encoder.encodeInto(part, bytes.subarray(at)).written;
  return bytes;
}

function divided(drawn: string, before = ""): Pick<PageHtml, "head" | "body"> {
  const bodyAt = Math.max(drawn.indexOf("<body"), 0);
  return { head: before + drawn.slice(0, bodyAt), body: drawn.slice(bodyAt) };
}

/** Returns the script with the page's hydration data, as the framework writes it after a page. */
function handOff(data: string, nonce: string): string {
  const controller = "window.__remixContext.streamController";
  return `<script nonce="${nonce}">${controller}.enqueue(${escapeScript(JSON.stringify(data))});${controller}.close();</script>`;
}

const escapes: Record<string, string> = {
  "&": "\\u0026",
  ">": "\\u003e",
  "<": "\\u003c",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
};

/** Escapes JSON so that it cannot end a script element. */
export function escapeScript(json: string): string {
  return json.replace(/[&><\u2028\u2029]/g, (sign) => escapes[sign] ?? sign);
}

function renderStream(page: ReactElement, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk, _encoding, done) {
        chunks.push(chunk);
        done();
      },
    });
    // React pads with NUL where a multi-byte character does not fit into its buffer, so these are removed.
    sink.on("finish", () => resolve(Buffer.concat(chunks).toString().replaceAll("\0", "")));
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      // Every part is rendered in its place, whatever its size: moving it there later would need a script.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError: reject,
    });
  });
}
