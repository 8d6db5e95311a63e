import type { Readable } from "node:stream";
import { data } from "@remix-run/node";
import busboy from "busboy";

import {
  maxFields,
  maxFormBytes,
  maxFormReadBytes,
  plainName,
  readForm,
  rememberedFields,
  rememberForm,
  type SentField,
} from "../http/readForm.server";

/**
 * A file of a form. It has no bytes when it is larger than allowed, when the form has more files than it may, or when
 * the process already holds as many bytes of files as it may.
 */
export type SentFile = { ok: true; bytes: Buffer } | { ok: false; problem: "tooLarge" | "tooMany" | "busy" };

export type UploadForm = { form: FormData; files: SentFile[] };

/** With `most` 0 no file is taken, and no more of the body is read than of a form without files. */
type FileLimits = { field: string; most: number; maxBytes: number };

/** A body is read and discarded up to this many bytes; of a longer one the rest is not read. */
const maxReadBytes = 200_000_000;

/** Most bytes of files that one process holds at once, for all requests together. */
const maxHeldBytes = 250_000_000;
let heldBytes = 0;

/** Allowed parts beyond those of any form of the shop, as a browser extension may add some. */
const spareParts = 20;

/** The boundary's characters and length, of which RFC 2046 allows 70. A parser's time grows with the length. */
const boundaryPattern = /;\s*boundary=(?:"([\w'()+,./:=? -]{0,69}[\w'()+,./:=?-])"|([\w'()+,./:=?-]{1,70}))\s*(?:;|$)/i;

/**
 * Reads a submitted form with files in one field, and passes it to `use`; the files are in memory until that ends. Text
 * fields are those of `readForm`, which also reads a form that was sent without files. A file that breaks a limit is
 * discarded while it arrives, and the form is read all the same. Throws 413 and 400 as `readForm` does.
 */
export async function withUploadForm<Result>(
  request: Request,
  limits: FileLimits,
  use: (sent: UploadForm) => Promise<Result>,
): Promise<Result> {
  const type = request.headers.get("Content-Type") ?? "";
  if (!isPhotoForm(request)) return use({ form: await readForm(request), files: [] });
  const boundary = boundaryPattern.exec(type);
  if (!boundary) throw refusal(400);
  const reading = new Reading(limits, boundary[1] ?? boundary[2] ?? "");
  try {
    const sent = await reading.read(request.body);
    rememberForm(request, sent.form);
    return await use(sent);
  } finally {
    heldBytes -= reading.held;
  }
}

export function isPhotoForm(request: Request): boolean {
  return /^multipart\/form-data\b/i.test(request.headers.get("Content-Type") ?? "");
}

/**
 * Returns the text fields of a form with photos that met an outage; no page can hold the photos themselves. Returns
 * null for another form.
 */
export async function readSentPhotoForm(request: Request): Promise<SentField[] | null> {
  if (!isPhotoForm(request)) return null;
  if (!request.bodyUsed) await withUploadForm(request, noPhotos, async () => {}).catch(() => undefined);
  return rememberedFields(request);
}

/** The files are read to their end and discarded, as fields may come after them. */
const noPhotos: FileLimits = { field: "", most: 1, maxBytes: 0 };

class Reading {
  held = 0;
  private readonly form = new FormData();
  private readonly files: SentFile[] = [];
  private textBytes = 0;
  private fields = 0;
  private begunFiles = 0;
  private isBroken = false;
  private giveUp = () => {};
  private readonly parser: busboy.Busboy;

  constructor(
    private readonly limits: FileLimits,
    boundary: string,
  ) {
    this.parser = busboy({
      headers: { "content-type": `multipart/form-data; boundary="${boundary}"` },
      limits: {
        fieldSize: maxFormBytes + 1,
        fileSize: limits.maxBytes + 1,
        files: limits.most + spareParts,
        parts: maxFields + limits.most + spareParts,
      },
    });
    this.parser.on("error", () => {
      this.isBroken = true;
      this.giveUp();
    });
    this.parser.on("field", (name, text) => this.takeText(name, text));
    this.parser.on("file", (name, chunks, { filename }) => this.takeFile(name, chunks, filename));
  }

  async read(body: ReadableStream<Uint8Array> | null): Promise<UploadForm> {
    const isWhole = await this.passOn(body);
    if (isWhole) await this.end();
    this.parser.destroy();
    if (this.isBroken) throw refusal(400);
    if (this.textBytes > maxFormBytes) throw refusal(413);
    if (!isWhole && this.limits.most > 0) throw refusal(413);
    return { form: this.form, files: this.files };
  }

  /**
   * Passes the body on to the parser. Returns false when the body is longer than may be read. A client reads a
   * rejection only after sending everything, so a little of what cannot be parsed is read and discarded.
   */
  private async passOn(body: ReadableStream<Uint8Array> | null): Promise<boolean> {
    const reader = body?.getReader();
    let bytes = 0;
    try {
      for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
        bytes += part.value.byteLength;
        const most = this.isBroken || this.limits.most === 0 ? maxFormReadBytes : maxReadBytes;
        if (bytes > most) return false;
        if (!this.isBroken) await this.parse(part.value);
      }
    } catch {
      this.isBroken = true;
    } finally {
      reader?.releaseLock();
    }
    return true;
  }

  /** Resolves when the parser has taken a chunk, or given up. */
  private parse(chunk: Uint8Array): Promise<void> {
    return new Promise((taken) => {
      this.giveUp = taken;
      this.parser.write(chunk, () => taken());
    });
  }

  private end(): Promise<void> {
    return new Promise((ended) => {
      if (this.isBroken) return ended();
      this.parser.once("close", ended);
      this.parser.end();
    });
  }

  private takeText(name: string, text: string): void {
    this.textBytes += Buffer.byteLength(text);
    if (this.textBytes > maxFormBytes || !plainName.test(name) || this.fields >= maxFields) return;
    this.fields += 1;
    this.form.append(name, text.replaceAll("\0", ""));
  }

  private takeFile(name: string, chunks: Readable, filename: string | undefined): void {
    chunks.on("error", () => undefined);
    if (name !== this.limits.field) return void chunks.resume();
    this.begunFiles += 1;
    let problem: "tooLarge" | "tooMany" | "busy" | null = this.begunFiles > this.limits.most ? "tooMany" : null;
    const kept: Uint8Array[] = [];
    let bytes = 0;
    chunks.on("data", (chunk: Uint8Array) => {
      bytes += chunk.byteLength;
      if (bytes > this.limits.maxBytes) problem ??= "tooLarge";
      if (heldBytes + chunk.byteLength > maxHeldBytes) problem ??= "busy";
      if (problem) return;
      this.held += chunk.byteLength;
      heldBytes += chunk.byteLength;
      kept.push(Buffer.from(chunk));
    });
    chunks.on("end", () => {
      // A file input without a chosen file sends an empty file.
      if (bytes === 0 && !filename) return;
      if (problem === "tooMany" && this.files.at(-1)?.ok === false) return;
      this.files.push(problem ? { ok: false, problem } : { ok: true, bytes: Buffer.concat(kept) });
    });
  }
}

function refusal(status: 400 | 413) {
  return data({ elsewhere: null }, { status });
}
