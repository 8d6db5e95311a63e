import { column } from "styles/global.css";

import { Breadcrumb, type Crumb } from "~/ui/Breadcrumb";
import { RichText } from "~/ui/RichText";
import { type ListedCards, ListingBody } from "./ListingBody";
import * as styles from "./ListingPage.css";
import { type CategoryTile, SubcategoryNav } from "./SubcategoryNav";

export type Listing = ListedCards & {
  title: string;
  /** HTML that has been checked. */
  description: string;
  crumbs: Crumb[];
  /** Links with pictures to narrower categories. */
  categoryTiles: CategoryTile[];
};

export function ListingPage({ listing }: { listing: Listing }) {
  const { title, description, crumbs, categoryTiles } = listing;
  return (
    <div className={column}>
      <Breadcrumb crumbs={crumbs} />
      <div className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        {description ? <RichText style={styles.description} html={description} /> : null}
      </div>
      <SubcategoryNav categoryTiles={categoryTiles} />
      <ListingBody listed={listing} />
    </div>
  );
}
