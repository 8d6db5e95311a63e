import { createContext, useContext } from "react";

import { defaultLocale, type Locale } from "./locale";

const LocaleContext = createContext<Locale>(defaultLocale);

export const LocaleProvider = LocaleContext.Provider;

/** Returns the language of the current page. */
export function useLocale(): Locale {
  return useContext(LocaleContext);
}
