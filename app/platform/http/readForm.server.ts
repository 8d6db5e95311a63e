import { data } from "@remix-run/node";

import { readBody } from "./readBody.server";

/** More than any form of the shop can hold. */
export const largestFormBytes = 65_536;

/** The largest form of the shop, a withdrawal from the longest order, has fewer. */
const mostFields = 500;

/** Names as the shop's forms have them; a library could make a list or a tree of any other. */
const plainName = /^[A-Za-z][\w-]{0,63}$/;

/**
 * Reads the form a visitor sent: texts under plain names. What a form of the shop cannot hold is left out, since browsers'
 * extensions add fields, too: other names, files, fields beyond 500, and NULs, which no database keeps. Throws 413 for a
 * body that is too large and 400 for one that is no form or was cut off. This is the only place that reads a form's body.
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
    if (count > mostFields) break;
    fields.append(name, value.replaceAll("\0", ""));
  }
  return fields;
}

/** A sender hears of a refusal only after having sent all, so a little more than is kept is read and thrown away. */
const mostReadBytes = 16 * largestFormBytes;

async function readBytes({ body }: Request): Promise<Blob> {
  const bytes = await readBody(body, { largestBytes: largestFormBytes, readBytes: mostReadBytes });
  if (bytes === "too-large") throw data({ elsewhere: null }, { status: 413 });
  if (bytes === "broken") throw data({ elsewhere: null }, { status: 400 });
  return new Blob([new Uint8Array(bytes)]);
}
