import type { SpecialPageId } from "~/features/content/pageAddresses";
import { idsIn } from "~/platform/closedSets";
import type { Arrival, ServiceKind } from "~/platform/database/schema";

/** Everything that depends on the kind of a service (decision 68). */
type ServiceKindRule = {
  /** The page whose price list applies. */
  pricePage: SpecialPageId;
  /** True when the page's prices are those of this kind. */
  isListed: boolean;
  /** Pages that lead to the form with this kind chosen. */
  pages: readonly SpecialPageId[];
  /** How many days it takes after the garment has arrived; null when the customer sets the deadline. */
  days: { from: number; to: number } | null;
};

const alterationDays = { from: 20, to: 40 } as const;

export const serviceKinds = {
  alteration: {
    pricePage: "alterations",
    isListed: true,
    pages: ["alterations", "smooth-sleeves", "recut-sleeves"],
    days: alterationDays,
  },
  repair: { pricePage: "alterations", isListed: false, pages: [], days: alterationDays },
  cleaning: { pricePage: "dry-cleaner", isListed: true, pages: ["dry-cleaner"], days: { from: 20, to: 35 } },
  storage: { pricePage: "wardrobe-service", isListed: true, pages: ["wardrobe-service"], days: null },
} as const satisfies Record<ServiceKind, ServiceKindRule>;

export const serviceKindIds = idsIn(serviceKinds);

/** Returns the kind that a page is about; undefined for a page about several kinds or none. */
export function kindOfPage(pageId: string): ServiceKind | undefined {
  return serviceKindIds.find((kind) => (serviceKinds[kind].pages as readonly string[]).includes(pageId));
}

/** Everything that depends on how the garment arrives. */
export const arrivals = {
  store: { asksStore: true, asksAddress: false },
  parcel: { asksStore: false, asksAddress: true },
} as const satisfies Record<Arrival, { asksStore: boolean; asksAddress: boolean }>;

export const arrivalIds = idsIn(arrivals);
