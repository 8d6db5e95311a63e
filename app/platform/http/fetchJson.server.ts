import { readBody } from "./readBody.server";

/** The limit is larger than any expected response; the longest is a company's record with its whole history. */
const maxAnswerBytes = 262_144;

type Sent = Pick<RequestInit, "method" | "headers" | "body">;

/** Fetches JSON with the rules of `fetchText`. Returns undefined also for a response that is not JSON. */
export async function fetchJson(
  url: string,
  timeoutMs: number,
  sent: Sent = {},
): Promise<{ status: number; body: unknown } | undefined> {
  const headers = { Accept: "application/json", ...sent.headers };
  const answer = await fetchText(url, timeoutMs, { ...sent, headers });
  try {
    return answer && { status: answer.status, body: JSON.parse(answer.text) };
  } catch {
    return undefined;
  }
}

/**
 * Fetches from another server; the only place that does. Returns undefined when the response is not complete within
 * `timeoutMs`, is larger than 256 kB, or is a redirect.
 */
export async function fetchText(
  url: string,
  timeoutMs: number,
  sent: Sent = {},
): Promise<{ status: number; text: string } | undefined> {
  try {
    const response = await fetch(url, {
      ...sent,
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { status: response.status, text: await readText(response) };
  } catch {
    return undefined;
  }
}

/** Reads a body. Cancelling it closes the connection, so that an endless response is not read in the background. */
async function readText({ body }: Response): Promise<string> {
  const bytes = await readBody(body, { maxBytes: maxAnswerBytes });
  if (bytes instanceof Buffer) return new TextDecoder().decode(bytes);
  await body?.cancel();
  throw new Error(`the answer is ${bytes}`);
}

/** The limit is larger than any picture that the shop takes. */
const maxFileBytes = 50_000_000;
const fileTimeoutMs = 20_000;

/**
 * Fetches a file from the storage that the settings name: at most 50 MB within 20 s. Redirects are not followed,
 * because they would carry the signature to another server. Throws when the file does not arrive.
 */
export async function fetchFile(input: string | URL | Request, sent: RequestInit = {}): Promise<Response> {
  const signal = AbortSignal.timeout(fileTimeoutMs);
  const { status, statusText, headers, body } = await fetch(input, { ...sent, redirect: "error", signal });
  const bytes = await readBody(body, { maxBytes: maxFileBytes });
  if (bytes instanceof Buffer) {
    return new Response(bytes.length > 0 ? new Uint8Array(bytes) : null, { status, statusText, headers });
  }
  await body?.cancel();
  throw new Error(`the file is ${bytes}`);
}
