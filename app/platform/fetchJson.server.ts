/** More than any answer that the shop asks for; a company's record with its whole history is the longest. */
const largestAnswerBytes = 262_144;

type Sent = Pick<RequestInit, "method" | "headers" | "body">;

/** Asks another machine for JSON, as `fetchText` does. Undefined also when it answers with something else. */
export async function fetchJson(
  url: string,
  patienceMs: number,
  sent: Sent = {},
): Promise<{ status: number; body: unknown } | undefined> {
  const headers = { Accept: "application/json", ...sent.headers };
  const answer = await fetchText(url, patienceMs, { ...sent, headers });
  try {
    return answer && { status: answer.status, body: JSON.parse(answer.text) };
  } catch {
    return undefined;
  }
}

/**
 * Asks another machine; this is the only place that does. Undefined when the whole answer does not come within `patienceMs`,
 * is larger than 256 kB, or is a redirect.
 */
export async function fetchText(
  url: string,
  patienceMs: number,
  sent: Sent = {},
): Promise<{ status: number; text: string } | undefined> {
  try {
    const response = await fetch(url, {
      ...sent,
      redirect: "error",
      signal: AbortSignal.timeout(patienceMs),
    });
    return { status: response.status, text: await readText(response) };
  } catch {
    return undefined;
  }
}

/** Cancelling closes the connection, so that an answer without end is not read on in the background. */
async function readText({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  const reader = body?.getReader();
  let bytes = 0;
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    bytes += part.value.byteLength;
    if (bytes > largestAnswerBytes) {
      await reader?.cancel();
      throw new Error("the answer is too large");
    }
    chunks.push(part.value);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}
