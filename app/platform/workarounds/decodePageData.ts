import { RemixBrowser } from "@remix-run/react";

/**
 * Decodes the page's data before React sees the page. The framework's root suspends until the data is decoded, and an
 * event that reaches React in that moment aborts hydration ("Root did not complete", React 18).
 */
export async function decodePageData(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (decoding) {
    await decoding;
  }
}
