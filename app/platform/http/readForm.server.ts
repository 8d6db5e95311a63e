import { data } from "@remix-run/node";

import { readBody } from "./readBody.server";

/** The limit is larger than any form of the shop. */
export const maxFormBytes = 65_536;

/** A client reads a rejection only after sending everything, so a little more than the limit is read and discarded. */
export const maxFormReadBytes = 16 * maxFormBytes;

/** Even the largest form of the shop, a withdrawal from the longest order, has fewer fields. */
export const maxFields = 500;

/** Pattern of the field names in the shop's forms; the form library could turn other names into lists or trees. */
export const plainName = /^[A-Za-z][\w-]{0,63}$/;

/**
 * Reads a submitted form: its text fields with plain names. Everything else is dropped, because browser extensions add
 * fields, too: other names, files, fields beyond 500, and NULs, which databases reject. Throws 413 for a body that is
 * too large and 400 for one that is not a form or is incomplete. Only this function and `withUploadForm` read the body
 * of a form.
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

/** A field of a form and its value, as they were sent. */
export type SentField = readonly [name: string, value: string];

/**
 * Returns the fields that a form has sent, so that the outage page can send them once more. Passwords are left out, as
 * no page may show them. Returns null for a form with files, whose text fields `readSentPhotoForm` returns.
 */
export async function readSentFields(request: Request): Promise<SentField[] | null> {
  if (!/^application\/x-www-form-urlencoded\b/i.test(request.headers.get("Content-Type") ?? "")) return null;
  const form = readForms.get(request) ?? (request.bodyUsed ? null : await readForm(request).catch(() => null));
  if (!form) return null;
  return sentFieldsOf(form);
}

/** Remembers the form that another reader has read from a request. */
export function rememberForm(request: Request, form: FormData): void {
  readForms.set(request, form);
}

/** Returns the text fields of a form that has been read, without its passwords; null where none has been read. */
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
