/**
 * What visitors ask instead of searching for products, with the ids of the pages that answer it while no page has the
 * topic in its title. A page or article whose title contains one of a topic's words belongs to the topic without an
 * entry here.
 */
export const topics = {
  delivery: ["14", "1"],
  payment: ["14", "1"],
  returns: ["15", "12"],
  exchange: ["15", "12"],
  claims: ["11"],
  warranty: ["11"],
  sizes: ["3"],
  careAdvice: ["4"],
  cleaning: ["dry-cleaner", "4"],
  repairs: ["alterations", "services"],
  sleeves: ["smooth-sleeves", "recut-sleeves", "alterations"],
  storage: ["wardrobe-service"],
  services: ["services"],
  voucher: ["gift-vouchers"],
  discount: ["club", "gift-vouchers"],
  club: ["club"],
  contact: ["contact"],
  stores: ["stores"],
  orderState: ["16"],
  invoice: ["16", "contact"],
  reservation: ["16", "stores"],
  terms: ["1"],
  privacy: ["2"],
  jobs: ["10"],
  news: ["7"],
  accessibility: ["13"],
  faq: ["16"],
  company: ["contact", "7"],
} as const satisfies Record<string, readonly string[]>;

export type Topic = keyof typeof topics;
export const topicIds = Object.keys(topics) as Topic[];
