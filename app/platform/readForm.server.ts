import { data } from "@remix-run/node";

/** More than any form of the shop can hold. */
export const largestFormBytes = 65_536;

/** The form a visitor sent. Throws 413 for one that is too large and 400 for a body that is no form. */
export async function readForm(request: Request): Promise<FormData> {
  const body = await readBody(request);
  const headers = { "Content-Type": request.headers.get("Content-Type") ?? "" };
  try {
    return await new Response(body, { headers }).formData();
  } catch {
    throw data({ elsewhere: null }, { status: 400 });
  }
}

/** A sender hears of a refusal only after having sent all, so a little more than is kept is read and thrown away. */
const mostReadBytes = 16 * largestFormBytes;

async function readBody(request: Request): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const reader = request.body?.getReader();
  let bytes = 0;
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    const chunk = part.value;
    bytes += chunk.byteLength;
    if (bytes > mostReadBytes) break;
    if (bytes <= largestFormBytes) chunks.push(new Uint8Array(chunk));
  }
  if (bytes > largestFormBytes) throw data({ elsewhere: null }, { status: 413 });
  return new Blob(chunks);
}
