import { readBody } from "./readBody.server";

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
  const bytes = await readBody(body, { largestBytes: largestAnswerBytes });
  if (bytes instanceof Buffer) return new TextDecoder().decode(bytes);
  await body?.cancel();
  throw new Error(`the answer is ${bytes}`);
}
