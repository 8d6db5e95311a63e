import { extractText, getDocumentProxy } from "unpdf";
import { expect, test } from "vitest";
import { renderTerms } from "~/features/legal/agreedTerms/renderTerms.server";
import { termsFileNames } from "~/features/legal/agreedTerms/termsAttachment";
import type { Db } from "~/platform/database/database.server";
import { readyToOrder } from "../../../../tests/support/checkout";
import { putPages } from "../../../../tests/support/legalPages";
import { placedOrder } from "../../../../tests/support/placedOrder";
import { stockJacket } from "../../../../tests/support/products";
import { freshDb } from "../../../../tests/support/shop/freshDb";
import { testWorld } from "../../../../tests/support/shop/world";
import { deliverDueMail } from "../email/deliverMail.server";
import { findTermsId } from "./orderTerms.queries.server";
import { placeOrder } from "./placeOrder.server";

async function shop() {
  const db = await freshDb();
  await putPages(db);
  await stockJacket(db, { onHand: { "52": 9 } });
  return testWorld(db);
}

async function textOf(db: Db, termsId: string | null): Promise<string> {
  const { content } = await renderTerms(db, termsId ?? "none");
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(content)), { mergePages: true });
  return text.replaceAll("\u00a0", " ").replace(/\s+/g, " ");
}

test.each([
  [
    "cs",
    [
      "Obchodní podmínky, reklamační řád a poučení o odstoupení od smlouvy",
      "KARA – ukázkový obchod, akciová společnost, Koželužská 128, 503 99 Testov, IČO 99000016, DIČ CZ99000016",
      "Kupní smlouva je uzavřena",
      "Reklamační řád",
      "Vzorový formulář pro odstoupení od smlouvy",
      "http://shop.test/odstoupeni-od-smlouvy",
      "Česká obchodní inspekce, Ústřední inspektorát – oddělení ADR",
    ],
  ],
  [
    "sk",
    [
      "Obchodné podmienky, reklamačný poriadok a poučenie o odstúpení od zmluvy",
      "Koželužská 128, 503 99 Testov, Česko, IČO 99000016, DIČ CZ99000016, IČ DPH SK2029000006",
      "Kúpna zmluva je uzavretá",
      "Reklamačný poriadok",
      "Vzorový formulár na odstúpenie od zmluvy",
      "http://shop.test/sk/odstoupeni-od-smlouvy",
      "Slovenská obchodná inšpekcia, odbor alternatívneho riešenia spotrebiteľských sporov",
    ],
  ],
] as const)("a confirmation in %s carries the texts of law as one small file", async (locale, parts) => {
  const world = await shop();
  const { id } = await placedOrder(world, { locale });
  await deliverDueMail(world);
  const attached = world.emails[0]?.attachments?.find(({ filename }) => filename === termsFileNames[locale]);
  expect(attached?.content.length).toBeLessThan(150_000);
  const text = await textOf(world.db, await findTermsId(world.db, id));
  for (const part of parts) expect(text).toContain(part);
  expect(text).not.toMatch(/\{\{|&[a-z]+;|<\w/);
});

test("an order keeps the version that it was placed under", async () => {
  const world = await shop();
  const before = await placedOrder(world, { tempId: "first" });
  await putPages(world.db, (page) => {
    if (page.id !== "1") return page;
    return { ...page, body: { ...page.body, cs: "<p>Jiné podmínky</p>" } };
  });
  // Texts are cached for a second. A shop at another address has its own cache.
  const elsewhere = { ...world, environment: { ...world.environment, publicUrl: "http://shop.test:2" } };
  const after = await placedOrder(elsewhere, { tempId: "second" });
  const [old, current] = [await findTermsId(world.db, before.id), await findTermsId(world.db, after.id)];
  expect(old).not.toBe(current);
  expect(await textOf(world.db, old)).toContain("Kupní smlouva je uzavřena");
  expect(await textOf(world.db, current)).toContain("Jiné podmínky");
});

test("a buyer who was shown another version orders nothing", async () => {
  const world = await shop();
  const { owner, agreement } = await readyToOrder(world.db);
  const read = { ...agreement, termsId: "0".repeat(32) };
  expect(await placeOrder(world, owner, read)).toEqual({ ok: false, reason: "terms-changed" });
  expect(await world.db.selectFrom("orders").select("id").execute()).toEqual([]);
});

test("a shop without the texts takes orders, too", async () => {
  const world = testWorld(await freshDb());
  await stockJacket(world.db);
  const { id } = await placedOrder(world);
  expect(await findTermsId(world.db, id)).toBeNull();
});
