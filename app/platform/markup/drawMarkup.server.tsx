import { createHash } from "node:crypto";
import type { AppLoadContext } from "@remix-run/node";
import { LRUCache } from "lru-cache";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";

import { i18nFor } from "../i18n/i18n.server";
import { LocaleProvider } from "../i18n/LocaleContext";
import type { Locale } from "../i18n/locale";
import { LiteModeProvider } from "../slowConnection/liteMode";
import { pageSlotHtml } from "./PageSlot";
import type { DrawnMarkup, PageMarkup } from "./StaticMarkup";

declare module "@remix-run/node" {
  interface AppLoadContext {
    /** Set for a request of a whole page, whose loader data need not repeat the markup. */
    pageMarkup?: PageMarkup;
  }
}

export type Audience = { locale: Locale; isLite: boolean };

type SharedMarkup = { revision: string; pieces: readonly string[] };

const maxCharacters = 8_000_000;
const drawn = new LRUCache<string, SharedMarkup>({
  maxSize: maxCharacters,
  sizeCalculation: ({ pieces }, key) => pieces.reduce((sum, piece) => sum + piece.length, key.length + 1),
});

/**
 * Renders an element once for all visitors of a language. `key` must contain everything that the markup depends on, and
 * the component's name, so that another content has another key.
 */
export function drawMarkup(key: string, { locale, isLite }: Audience, element: () => ReactElement): SharedMarkup {
  const fullKey = `${locale}${isLite ? " lite " : " "}${key}`;
  const known = drawn.get(fullKey);
  if (known) return known;
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={i18nFor(locale)}>
      <LocaleProvider value={locale}>
        <LiteModeProvider value={isLite}>{element()}</LiteModeProvider>
      </LocaleProvider>
    </I18nextProvider>,
  );
  const revision = createHash("sha256").update(html).digest("base64url").slice(0, 10);
  const markup = { revision, pieces: html.split(pageSlotHtml) };
  drawn.set(fullKey, markup);
  return markup;
}

/**
 * Passes markup to a page. For a whole page it is kept for the rendering; for scripts that request data it is in the
 * data.
 */
export function giveMarkup(
  { revision, pieces }: SharedMarkup,
  { pageMarkup }: Pick<AppLoadContext, "pageMarkup">,
): DrawnMarkup {
  if (!pageMarkup) return { revision, html: pieces.join("") };
  pageMarkup.set(revision, pieces);
  return { revision };
}
