import { Writable } from "node:stream";
import type { EntryContext } from "@remix-run/node";
import type { ReactElement } from "react";
import { renderToPipeableStream, renderToString } from "react-dom/server";

type Draw = (context: EntryContext) => ReactElement;

/** A stream has it by itself. */
const doctype = "<!DOCTYPE html>";

/** How the framework marks a part that was not ready, or failed. */
const unfinished = "<!--$!-->";

/**
 * The whole page as HTML. `draw` puts the framework's page into what surrounds it. One string costs a good deal less than
 * a stream's thousands of pieces, and has no holes; a page with a part whose code is yet to be loaded is drawn again as a
 * stream, which waits.
 */
export async function renderPage(context: EntryContext, nonce: string, draw: Draw): Promise<string> {
  const data = context.serverHandoffStream && (await new Response(context.serverHandoffStream).text());
  const bare = { ...context, serverHandoffStream: undefined };
  const drawn = renderToString(draw(bare));
  const page = drawn.includes(unfinished) ? await renderStream(draw(bare), nonce) : doctype + drawn;
  return data && context.renderMeta?.didRenderScripts ? page + handOff(data, nonce) : page;
}

/** The page's data for its scripts, as the framework writes it behind a page. */
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

/** JSON that ends no script. */
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
    // React fills up with NUL where a letter of several bytes does not fit into its buffer.
    sink.on("finish", () => resolve(Buffer.concat(chunks).toString().replaceAll("\0", "")));
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      // Every part stands where it belongs, whatever its size: moving it there later would take a script.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError: reject,
    });
  });
}
