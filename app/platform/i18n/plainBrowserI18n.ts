import i18next, { type BackendModule, type i18n } from "i18next";
import { initReactI18next } from "react-i18next";

import { textAddress } from "./browserTexts";
import { i18nOptions } from "./options";

/** Creates i18next itself in the browser; the shop uses it where the workaround `browserI18n` is turned off. */
export async function createPlainBrowserI18n(locale: string, namespaces: readonly string[]): Promise<i18n> {
  const instance = i18next.createInstance();
  await instance
    .use(initReactI18next)
    .use(textFiles)
    .init({ ...i18nOptions, lng: locale, ns: [...new Set(["ui", ...namespaces])] });
  return instance;
}

const textFiles: BackendModule = {
  type: "backend",
  init: () => {},
  read: (locale, namespace, done) => {
    readTexts(locale, namespace).then(
      (texts) => done(null, texts),
      (error: Error) => done(error, null),
    );
  },
};

async function readTexts(locale: string, namespace: string) {
  const address = textAddress(locale, namespace);
  if (!address) throw new Error(`no texts ${locale}/${namespace}`);
  return (await fetch(address)).json();
}
