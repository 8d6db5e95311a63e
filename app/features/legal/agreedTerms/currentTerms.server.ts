import { createHash } from "node:crypto";

import { infoPageId } from "~/features/content/linkedInfoPages";
import type { DeliveryDeps } from "~/features/delivery/delivery.queries.server";
import { companyLine } from "~/features/settings/company";
import { readCachedSettings } from "~/features/settings/settings.queries.server";
import type { Db } from "~/platform/database/database.server";
import { translatorFor } from "~/platform/i18n/i18n.server";
import type { Locale } from "~/platform/i18n/locale";
import type { World } from "~/platform/process/world.server";
import { cachedForASecond } from "~/platform/time/shortCache.server";
import { readFilledPage } from "../readFilledPage.server";
import { insertTerms } from "./agreedTerms.queries.server";
import type { AgreedTerms, TermsContent } from "./termsContent";

type TermsDeps = Pick<World, "db" | "now"> & {
  environment: Pick<World["environment"], "publicUrl" | "paymentGateway">;
};

const pages = ["terms", "claimRules", "withdrawal"] as const;

/** Versions that this process has stored, by database. */
const stored = new WeakMap<Db, Set<string>>();

/**
 * Returns the id of the version that an order placed now agrees to, and stores the version if it is new. Returns null
 * for a shop without the texts. It runs before the order's transaction, so that orders do not wait for each other here.
 */
export async function currentTermsId(deps: TermsDeps, locale: Locale): Promise<string | null> {
  const terms = await readTerms(deps, locale);
  if (!terms) return null;
  const known = stored.get(deps.db) ?? new Set();
  stored.set(deps.db, known);
  if (!known.has(terms.id)) await insertTerms(deps.db, terms, deps.now());
  known.add(terms.id);
  return terms.id;
}

/** Reads the current version, cached for a second, as many orders may come at once. */
function readTerms({ db, environment }: TermsDeps, locale: Locale): Promise<AgreedTerms | null> {
  const key = `${environment.publicUrl} ${locale}`;
  const read = readers.get(key) ?? cachedForASecond((db: Db) => buildTerms({ db, environment }, locale));
  readers.set(key, read);
  return read(db, undefined);
}

type Reader = (db: Db, key: undefined) => Promise<AgreedTerms | null>;
const readers = new Map<string, Reader>();

async function buildTerms(
  shop: DeliveryDeps & { environment: Pick<World["environment"], "publicUrl"> },
  locale: Locale,
): Promise<AgreedTerms | null> {
  const texts: TermsContent["texts"] = [];
  for (const name of pages) {
    const page = await readFilledPage(shop, locale, infoPageId(name));
    if (!page) return null;
    texts.push({ title: page.title, lead: page.lead, bodyHtml: page.bodyHtml });
  }
  const { brand, company } = await readCachedSettings(shop.db, locale);
  const seller = companyLine(company, locale, translatorFor(locale));
  const content = { locale, brand, seller, origin: shop.environment.publicUrl, texts };
  return { id: createHash("sha256").update(JSON.stringify(content)).digest("hex").slice(0, 32), content };
}
