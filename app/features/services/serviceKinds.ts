import type { SpecialPageId } from "~/features/content/pageAddresses";
import { idsIn } from "~/platform/closedSets";
import type { Arrival, ServiceKind } from "~/platform/database/schema";

/** All that depends on the kind of a service (decision 68). */
type ServiceKindRule = {
  /** The page whose price list counts. */
  pricePage: SpecialPageId;
  /** Whether the prices there are those of this kind. */
  isListed: boolean;
  /** Pages that lead to the form with this kind chosen. */
  pages: readonly SpecialPageId[];
  /** How long it takes from when the garment is here; null where the customer says until when. */
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

/** Which kind a page is about; undefined for one that is about several or none. */
export function kindOfPage(pageId: string): ServiceKind | undefined {
  return serviceKindIds.find((kind) => (serviceKinds[kind].pages as readonly string[]).includes(pageId));
}

/** All that depends on how the garment comes. */
export const arrivals = {
  store: { asksStore: true, asksAddress: false },
  parcel: { asksStore: false, asksAddress: true },
} as const satisfies Record<Arrival, { asksStore: boolean; asksAddress: boolean }>;

export const arrivalIds = idsIn(arrivals);
