import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { column } from "styles/global.css";

import { addressOf, productAddress } from "~/addresses";
import { emptyFilter } from "~/features/listing/listingFilter";
import { listProducts } from "~/features/listing/listProducts.server";
import { readCards } from "~/features/productCard/card.queries.server";
import { drawCards } from "~/features/productCard/gridCards.server";
import { ProductGrid } from "~/features/productCard/ProductGrid";
import { pageMeta } from "~/features/shell/pageMeta";
import { useLocale } from "~/platform/i18n/LocaleContext";
import { Breadcrumb } from "~/ui/Breadcrumb";
import { Pager } from "~/ui/Pager";

import { visitOf } from "~/visit/visit.server";
import { ButtonSamples } from "./ButtonSamples";
import { DialogSample } from "./DialogSample";
import { FieldSamples } from "./FieldSamples";
import { NoticeSamples } from "./NoticeSamples";
import { Sample } from "./Sample";
import { TextSamples } from "./TextSamples";
import { TokenSamples } from "./TokenSamples";
import * as styles from "./typography.css";

export const handle = { i18n: ["typography", "catalog"] };

const samples = { scope: { kind: "sale" }, filter: emptyFilter, sort: "sleva", page: 1 } as const;
const cardCount = 5;

/** Shows the living sample of the design system: every primitive as the shop uses it, in all its states. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = visitOf(args);
  const { db, now, locale, t } = visit;
  const { ids } = await listProducts(db, locale, samples, now());
  const cards = await readCards(db, locale, ids.slice(0, cardCount), now());
  return {
    title: t("typography:title"),
    sampleAddress: cards[0] ? productAddress(locale, cards[0]) : null,
    cards: await drawCards(visit, cards, { headingLevel: "h3" }),
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(matches, data?.title ?? "");

export default function TypographyPage() {
  const { title, sampleAddress, cards } = useLoaderData<typeof loader>();
  const { t } = useTranslation("typography");
  const locale = useLocale();
  const crumbs = [
    { text: t("home"), link: addressOf("home", locale) },
    { text: title, link: "" },
  ];
  return (
    <div className={column}>
      <Breadcrumb crumbs={crumbs} />
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{t("lead")}</p>
      <TokenSamples />
      <TextSamples />
      <ButtonSamples />
      <FieldSamples />
      <NoticeSamples />
      {sampleAddress ? <DialogSample address={sampleAddress} /> : null}
      <Sample name="cards">
        <ProductGrid cards={cards} />
      </Sample>
      <Sample name="pager">
        <Pager page={3} pageCount={9} linkOf={(page) => `?strana=${page}`} />
      </Sample>
    </div>
  );
}
