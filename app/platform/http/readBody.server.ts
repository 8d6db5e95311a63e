/** Why a body could not be read: too large, or the sender disconnected or broke the protocol. */
export type BodyError = "too-large" | "broken";

type Limits = {
  /** A larger body is discarded and counts as "too-large". */
  maxBytes: number;
  /**
   * How many bytes of a larger body are read and discarded before giving up; a client reads a rejection only after
   * that.
   */
  readBytes?: number;
};

/** Reads a request's or response's body up to a limit. The rest stays in the stream, which the caller may cancel. */
export async function readBody(
  body: ReadableStream<Uint8Array> | null,
  { maxBytes, readBytes = maxBytes }: Limits,
): Promise<Buffer | BodyError> {
  const chunks: Uint8Array[] = [];
  const reader = body?.getReader();
  let bytes = 0;
  try {
    for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
      bytes += part.value.byteLength;
      if (bytes > readBytes) break;
      if (bytes <= maxBytes) chunks.push(part.value);
    }
  } catch {
    return "broken";
  } finally {
    reader?.releaseLock();
  }
  return bytes > maxBytes ? "too-large" : Buffer.concat(chunks);
}
