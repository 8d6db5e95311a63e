import { redactPath } from "~/redactPath";
import { isFirstTime } from "./dedupe";
import { type Ecommerce, listItem, type Money, toEcommerce } from "./events";
import { loadTag } from "./loadTag";
import { pageEvents } from "./pageEvents";
import type { CardList, ConsentedAnalytics, TrackedEvent, TrackedPage } from "./trackedPage";

type TrackedView = {
  consentedAnalytics: ConsentedAnalytics;
  currency: Money;
  reports: TrackedEvent[] | null;
  page: TrackedPage | null;
};

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

let isOn = false;
let isListening = false;
/** The path and subject tracked last, so that re-rendering the same page does not track it again. */
let lastPath = "";
let lastSubject = "";
let lastReports: TrackedEvent[] | null = null;
let shown: { lists: CardList[]; currency: Money } = { lists: [], currency: { code: "", decimals: 0 } };

/** Tracks the current page and the events of the last form, each once. */
export function track({ consentedAnalytics, currency, reports, page }: TrackedView): void {
  window.dataLayer ??= [];
  if (!isOn && consentedAnalytics?.tagId) loadTag(consentedAnalytics);
  isOn = true;
  listen();
  shown = { lists: page ? listsOf(page) : [], currency };
  const path = location.pathname + location.search;
  if (path !== lastPath)
    push({ event: "screen_view", screen_name: document.title, page_path: redactPath(location.pathname) });
  lastPath = path;
  if (reports && reports !== lastReports)
    for (const report of reports) send(report.event, toEcommerce(report, currency));
  lastReports = reports;
  const subject = page ? subjectOf(page) : "";
  if (page && subject !== lastSubject) trackPage(page, currency);
  lastSubject = subject;
}

/** Stops tracking after the visitor has withdrawn consent. */
export function stopTracking(): void {
  isOn = false;
  lastPath = "";
  lastSubject = "";
}

function subjectOf(page: TrackedPage): string {
  if (page.kind === "list") return `list:${location.pathname}${location.search}`;
  if (page.kind === "product") return `product:${page.product.id}`;
  return page.kind === "order" ? `order:${page.order.number}` : page.kind;
}

function trackPage(page: TrackedPage, money: Money): void {
  for (const { event, onceFor, ecommerce } of pageEvents(page, money)) {
    if (onceFor === null || isFirstTime(event, onceFor)) send(event, ecommerce);
  }
}

function listsOf(page: TrackedPage): CardList[] {
  if (page.kind === "list") return [page.list];
  if (page.kind !== "product") return [];
  return [{ id: "product", name: page.product.name, first: 0, cards: page.others }];
}

/** Listens for clicks on the links of cards, but not on their hearts and forms. */
function listen(): void {
  if (isListening) return;
  isListening = true;
  document.addEventListener(
    "click",
    ({ target }) => {
      const link =
        target instanceof Element ? target.closest<HTMLAnchorElement>('li[id^="p-"] a:not([data-modal])') : null;
      const id = Number(link?.closest("li")?.id.slice(2));
      if (isOn && id) select(id);
    },
    { capture: true },
  );
}

function select(id: number): void {
  for (const list of shown.lists) {
    const index = list.cards.findIndex((card) => card.id === id);
    const card = list.cards[index];
    if (!card) continue;
    const item = listItem(list, card, index, shown.currency);
    send("select_item", { item_list_id: list.id, item_list_name: list.name, items: [item] });
    return;
  }
}

function send(event: string, ecommerce: Ecommerce): void {
  push({ ecommerce: null });
  push({ event, ecommerce });
}

function push(entry: Record<string, unknown>): void {
  window.dataLayer?.push(entry);
}
