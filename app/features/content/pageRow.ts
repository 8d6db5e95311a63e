import { z } from "zod";
import { crowns, euros } from "~/features/money/amountFields";
import { locales } from "~/platform/i18n/locale";
import { retiredRow } from "~/platform/text/momentFields";
import { inBothLocales, position, textLine } from "~/platform/text/rowFields";
import { pageText, pictureFile, slug } from "~/platform/text/textFields";

import { unknownFact } from "./facts/pageFacts";
import { isSpecialPage, pageGroups, specialPages } from "./pageAddresses";

const amount = z.strictObject({ czk: crowns, eur: euros }).transform(({ czk, eur }) => ({ cs: czk, sk: eur }));

const price = z
  .strictObject({
    name: inBothLocales(textLine(120)),
    price: amount,
    upTo: amount.optional(),
    note: inBothLocales(textLine(200)).optional(),
  })
  .refine(({ price, upTo }) => !upTo || (upTo.cs > price.cs && upTo.sk > price.sk), "must have upTo above price");

const message = `must be the number of an info page or one of ${Object.keys(specialPages).join(", ")}`;

const pageId = z
  .union([z.number().int().min(1).max(999_999), z.string().refine(isSpecialPage, message)], {
    errorMap: () => ({ message }),
  })
  .transform(String);

/** A line of pages.ndjson. Special pages, which have an address of their own, need no slug. */
export const pageRow = z
  .strictObject({
    id: pageId,
    group: z.enum(pageGroups),
    position,
    title: inBothLocales(textLine(100)),
    slug: inBothLocales(slug).optional(),
    lead: inBothLocales(textLine(400)),
    body: inBothLocales(pageText).superRefine(nameKnownFacts),
    picture: pictureFile.optional(),
    pictureAlt: inBothLocales(textLine(200)).optional(),
    prices: z.array(price).max(50).default([]),
    retired: retiredRow.optional(),
  })
  .refine(({ id, slug }) => isSpecialPage(id) || slug, { path: ["slug"], message: "is missing" })
  .refine(({ picture, pictureAlt }) => !picture || pictureAlt, { path: ["pictureAlt"], message: "is missing" });

function nameKnownFacts(body: { cs: string; sk: string }, context: z.RefinementCtx): void {
  for (const locale of locales) {
    const unknown = unknownFact(body[locale]);
    if (unknown !== undefined) {
      context.addIssue({
        code: "custom",
        path: [locale],
        message: `must not hold {{${unknown}}}, which stands for nothing`,
      });
    }
  }
}

export type PageRow = z.infer<typeof pageRow>;
