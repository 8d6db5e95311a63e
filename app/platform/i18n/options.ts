import type { InitOptions } from "i18next";

import { defaultLocale, locales } from "./locale";

/** Options shared by the server's and the browser's i18next. Escaping is off, as React escapes texts by itself. */
export const i18nOptions: InitOptions = {
  supportedLngs: locales,
  fallbackLng: defaultLocale,
  defaultNS: "ui",
  fallbackNS: "ui",
  interpolation: { escapeValue: false },
  returnNull: false,
};
