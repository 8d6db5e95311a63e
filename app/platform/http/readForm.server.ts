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
    return plainFields(await new Response(body, { headers }).formData());
  } catch {
    throw data({ elsewhere: null }, { status: 400 });
  }
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
