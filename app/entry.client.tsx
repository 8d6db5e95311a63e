import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { getInitialNamespaces } from "remix-i18next/client";

import { canStore } from "./platform/browser/canStore";
import { leaveToBrowser } from "./platform/browser/leaveToBrowser";
import { createBrowserI18n } from "./platform/workarounds/browserI18n";
import { decodePageData } from "./platform/workarounds/decodePageData";
import { hydrateUndisturbed } from "./platform/workarounds/hydrateUndisturbed";

/**
 * Without storage the framework fails as soon as it navigates to another page. Therefore the page is not hydrated then,
 * and the browser handles its links and forms.
 */
if (canStore()) await hydrate();
else leaveToBrowser();

async function hydrate(): Promise<void> {
  const locale = document.documentElement.lang;
  const i18n = import.meta.env.PLAIN_browserI18n
    ? await (await import("./platform/i18n/plainBrowserI18n")).createPlainBrowserI18n(locale, getInitialNamespaces())
    : await createBrowserI18n(locale, getInitialNamespaces());
  if (!import.meta.env.PLAIN_decodePageData) await decodePageData();
  const onHydrated = import.meta.env.PLAIN_hydrateUndisturbed ? null : hydrateUndisturbed();
  startTransition(() => {
    hydrateRoot(
      document,
      <I18nextProvider i18n={i18n}>
        <StrictMode>
          <RemixBrowser />
          {onHydrated && <WhenHydrated run={onHydrated} />}
        </StrictMode>
      </I18nextProvider>,
    );
  });
}

function WhenHydrated({ run }: { run: () => void }) {
  useEffect(run, [run]);
  return null;
}
