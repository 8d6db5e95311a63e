/** Asks another machine for JSON. Undefined when it does not answer in time, or answers with something else. */
export async function fetchJson(
  url: string,
  patienceMs: number,
): Promise<{ status: number; body: unknown } | undefined> {
  try {
    const response = await fetch(url, {
      headers: { Accept: "application/json" },
      redirect: "error",
      signal: AbortSignal.timeout(patienceMs),
    });
    return { status: response.status, body: await response.json() };
  } catch {
    return undefined;
  }
}
