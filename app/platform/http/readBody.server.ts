/** Why a body could not be read: it is larger than allowed, or its sender left or broke the protocol in the middle. */
export type BodyFault = "too-large" | "broken";

type Limits = {
  /** A larger body is not kept. */
  largestBytes: number;
  /** How much is read, and thrown away, before a larger body is given up. A sender hears of a refusal only then. */
  readBytes?: number;
};

/** Reads a request's or an answer's body up to a limit. What follows stays in the stream, which the caller may cancel. */
export async function readBody(
  body: ReadableStream<Uint8Array> | null,
  { largestBytes, readBytes = largestBytes }: Limits,
): Promise<Buffer | BodyFault> {
  const chunks: Uint8Array[] = [];
  const reader = body?.getReader();
  let bytes = 0;
  try {
    for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
      bytes += part.value.byteLength;
      if (bytes > readBytes) break;
      if (bytes <= largestBytes) chunks.push(part.value);
    }
  } catch {
    return "broken";
  } finally {
    reader?.releaseLock();
  }
  return bytes > largestBytes ? "too-large" : Buffer.concat(chunks);
}
