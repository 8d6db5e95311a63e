import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { getInitialNamespaces } from "remix-i18next/client";

import { createBrowserI18n } from "./platform/i18n/browserI18n";

const i18n = await createBrowserI18n(document.documentElement.lang, getInitialNamespaces());
await pageDataRead();

startTransition(() => {
  hydrateRoot(
    document,
    <I18nextProvider i18n={i18n}>
      <StrictMode>
        <RemixBrowser />
      </StrictMode>
    </I18nextProvider>,
  );
});

/**
 * The framework's root suspends until the page's data is decoded. An event that reaches React in that moment aborts
 * hydration ("Root did not complete", React 18), so the data is decoded before React sees the page.
 */
async function pageDataRead(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (decoding) {
    await decoding;
  }
}
