/**
 * What shoppers ask instead of looking for goods, with the pages that answer it while no page has the topic in its
 * title. A page or article whose title says one of a topic's words belongs to it by itself.
 */
export const topics = {
  delivery: ["delivery", "shipping", "1"],
  payment: ["payment", "delivery", "1"],
  returns: ["returns", "12"],
  exchange: ["returns", "12"],
  claims: ["claims", "11"],
  warranty: ["11"],
  sizes: ["sizes", "3"],
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
  orderState: ["faq", "contact", "1"],
  invoice: ["faq", "1", "contact"],
  reservation: ["stores", "faq"],
  terms: ["1"],
  privacy: ["2"],
  jobs: ["10"],
  news: ["7"],
  accessibility: ["13"],
  faq: ["faq"],
  company: ["about", "contact", "7"],
} as const satisfies Record<string, readonly string[]>;

export type Topic = keyof typeof topics;
export const topicIds = Object.keys(topics) as Topic[];
