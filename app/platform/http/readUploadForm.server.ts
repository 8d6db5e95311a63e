import { data, type UploadHandlerPart, unstable_parseMultipartFormData } from "@remix-run/node";

import { maxFields, maxFormBytes, plainName, readForm } from "./readForm.server";

/** A file of a form: its bytes, or none when it is larger than allowed or more came than the form takes. */
export type SentFile = { ok: true; bytes: Buffer } | { ok: false; problem: "tooLarge" | "tooMany" | "busy" };

export type UploadForm = { form: FormData; files: SentFile[] };

type FileLimits = { field: string; most: number; maxBytes: number };

/** Beyond these bytes a body is not read to its end, as much as it may have discarded before. */
const maxReadBytes = 200_000_000;

/** Bytes of files that one process holds at once, whoever sends them. */
const maxHeldBytes = 250_000_000;
let heldBytes = 0;

/**
 * Reads a submitted form with files in one field, and passes it to `use`; the files are in memory until that ends. Text
 * fields are those of `readForm`, which also reads a form that was sent without files. A file that breaks a limit is
 * discarded while it comes, and the form is read all the same. Throws 413 and 400 as `readForm` does.
 */
export async function withUploadForm<Result>(
  request: Request,
  limits: FileLimits,
  use: (sent: UploadForm) => Promise<Result>,
): Promise<Result> {
  if (!/^multipart\/form-data\b/i.test(request.headers.get("Content-Type") ?? "")) {
    return use({ form: await readForm(request), files: [] });
  }
  const reading = new Reading(limits);
  try {
    return await use(await reading.read(request));
  } finally {
    heldBytes -= reading.held;
  }
}

class Reading {
  held = 0;
  private readonly files: SentFile[] = [];
  private textBytes = 0;
  private readonly form = new FormData();
  private fields = 0;

  constructor(private readonly limits: FileLimits) {}

  async read(request: Request): Promise<UploadForm> {
    const counted = request.body?.pipeThrough(stopAfter(maxReadBytes)) ?? null;
    // The parser reads nothing of a request but its header and its body.
    const bounded = new Response(counted, { headers: { "Content-Type": request.headers.get("Content-Type") ?? "" } });
    try {
      await unstable_parseMultipartFormData(bounded as unknown as Request, (part) => this.take(part));
    } catch {
      throw data({ elsewhere: null }, { status: 400 });
    }
    if (this.textBytes > maxFormBytes) throw data({ elsewhere: null }, { status: 413 });
    return { form: this.form, files: this.files };
  }

  /** Reads every part to its end, or the parser would keep the rest in memory. */
  private async take({ name, filename, data: chunks }: UploadHandlerPart): Promise<null> {
    if (filename === undefined) await this.takeText(name, chunks);
    else if (name === this.limits.field) await this.takeFile(filename, chunks);
    else for await (const _chunk of chunks);
    return null;
  }

  private async takeText(name: string, chunks: AsyncIterable<Uint8Array>): Promise<void> {
    const kept: Uint8Array[] = [];
    for await (const chunk of chunks) {
      this.textBytes += chunk.byteLength;
      if (this.textBytes <= maxFormBytes) kept.push(chunk);
    }
    if (!plainName.test(name) || this.fields >= maxFields) return;
    this.fields += 1;
    this.form.append(name, Buffer.concat(kept).toString("utf8").replaceAll("\0", ""));
  }

  private async takeFile(filename: string, chunks: AsyncIterable<Uint8Array>): Promise<void> {
    let problem: "tooLarge" | "tooMany" | "busy" | null = this.files.length >= this.limits.most ? "tooMany" : null;
    const kept: Uint8Array[] = [];
    let bytes = 0;
    for await (const chunk of chunks) {
      bytes += chunk.byteLength;
      if (bytes > this.limits.maxBytes) problem ??= "tooLarge";
      if (heldBytes + chunk.byteLength > maxHeldBytes) problem ??= "busy";
      if (problem) continue;
      this.held += chunk.byteLength;
      heldBytes += chunk.byteLength;
      kept.push(Buffer.from(chunk));
    }
    // An input without a chosen file sends an empty one.
    if (bytes === 0 && filename === "") return;
    if (problem === "tooMany" && this.files.at(-1)?.ok === false) return;
    this.files.push(problem ? { ok: false, problem } : { ok: true, bytes: Buffer.concat(kept) });
  }
}

function stopAfter(most: number): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0;
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > most) controller.error(new Error("too large"));
      else controller.enqueue(chunk);
    },
  });
}
