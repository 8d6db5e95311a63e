import { data } from "@remix-run/node";

import { readBody } from "./readBody.server";

/** Larger than any form of the shop. */
export const maxFormBytes = 65_536;

/** A client reads a rejection only after sending everything, so a little more than the limit is read and discarded. */
export const maxFormReadBytes = 16 * maxFormBytes;

/** The largest form of the shop, a withdrawal from the longest order, has fewer. */
export const maxFields = 500;

/** Field names of the shop's forms; a library could turn others into lists or trees. */
export const plainName = /^[A-Za-z][\w-]{0,63}$/;

/**
 * Reads a submitted form: text fields with plain names. Everything else is dropped, since browser extensions add
 * fields, too: other names, files, fields beyond 500, and NULs, which databases reject. Throws 413 for a body that is
 * too large and 400 for one that is not a form or is incomplete. Only this and `withUploadForm`
 * read the body of a form.
 */
export async function readForm(request: Request): Promise<FormData> {
  const body = await readBytes(request);
  const headers = { "Content-Type": request.headers.get("Content-Type") ?? "" };
  try {
    const form = plainFields(await new Response(body, { headers }).formData());
    readForms.set(request, form);
    return form;
  } catch {
    throw data({ elsewhere: null }, { status: 400 });
  }
}

const readForms = new WeakMap<Request, FormData>();

/** A field and its value, as a form has sent them. */
export type SentField = readonly [name: string, value: string];

/**
 * What a form has sent, so that an outage's page can send it once more. Without passwords, which nobody's page may
 * show; null for a form with files, of which `readSentPhotoForm` reads the rest.
 */
export async function readSentFields(request: Request): Promise<SentField[] | null> {
  if (!/^application\/x-www-form-urlencoded\b/i.test(request.headers.get("Content-Type") ?? "")) return null;
  const form = readForms.get(request) ?? (request.bodyUsed ? null : await readForm(request).catch(() => null));
  if (!form) return null;
  return sentFieldsOf(form);
}

/** Keeps what another reader has read of a request's form. */
export function rememberForm(request: Request, form: FormData): void {
  readForms.set(request, form);
}

/** The text fields of a form that has been read, without its passwords; null where none has been. */
export function rememberedFields(request: Request): SentField[] | null {
  const form = readForms.get(request);
  return form ? sentFieldsOf(form) : null;
}

function sentFieldsOf(form: FormData): SentField[] {
  return [...form].flatMap(([name, value]) =>
    typeof value === "string" && !name.includes("password") ? [[name, value] as const] : [],
  );
}

function plainFields(sent: FormData): FormData {
  const fields = new FormData();
  let count = 0;
  for (const [name, value] of sent) {
    if (typeof value !== "string" || !plainName.test(name)) continue;
    count += 1;
    if (count > maxFields) break;
    fields.append(name, value.replaceAll("\0", ""));
  }
  return fields;
}

async function readBytes({ body }: Request): Promise<Blob> {
  const bytes = await readBody(body, { maxBytes: maxFormBytes, readBytes: maxFormReadBytes });
  if (bytes === "too-large") throw data({ elsewhere: null }, { status: 413 });
  if (bytes === "broken") throw data({ elsewhere: null }, { status: 400 });
  return new Blob([new Uint8Array(bytes)]);
}
