import { RemixBrowser } from "@remix-run/react";
import i18next from "i18next";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { I18nextProvider, initReactI18next } from "react-i18next";
import { getInitialNamespaces } from "remix-i18next/client";

import { textFetcher } from "./platform/i18n/browserTexts";
import { i18nOptions } from "./platform/i18n/options";

await i18next
  .use(initReactI18next)
  .use(textFetcher)
  .init({ ...i18nOptions, lng: document.documentElement.lang, fallbackLng: false, ns: getInitialNamespaces() });

startTransition(() => {
  hydrateRoot(
    document,
    <I18nextProvider i18n={i18next}>
      <StrictMode>
        <RemixBrowser />
      </StrictMode>
    </I18nextProvider>,
  );
});
