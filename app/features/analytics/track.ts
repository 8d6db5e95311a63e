import { redactPath } from "~/redactPath";
import { listenForCardClicks, selectItem } from "./clickEvents";
import { isFirstTime } from "./dedupe";
import { type Ecommerce, type Money, toEcommerce } from "./ecommerce";
import { pageEvents } from "./pageEvents";
import { denyTag, updateTag } from "./tagManager";
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
/** The path and subject tracked last, so that re-rendering the same page does not track it again. */
let lastPath = "";
let lastSubject = "";
let lastReports: TrackedEvent[] | null = null;
let shown: { lists: CardList[]; currency: Money } = { lists: [], currency: { code: "", decimals: 0 } };

/** Tracks the current page and the events of the last form, each once. */
export function track({ consentedAnalytics, currency, reports, page }: TrackedView): void {
  window.dataLayer ??= [];
  if (consentedAnalytics) updateTag(consentedAnalytics);
  isOn = true;
  listenForCardClicks((id) => {
    const event = isOn ? selectItem(shown.lists, id, shown.currency) : undefined;
    if (event) send("select_item", event);
  });
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

/**
 * Stops tracking after the visitor has withdrawn consent. A loaded tag manager cannot be unloaded and could still run,
 * so the document is loaded anew, without it.
 */
export function stopTracking(): void {
  if (isOn && denyTag()) location.reload();
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

function send(event: string, ecommerce: Ecommerce): void {
  push({ ecommerce: null });
  push({ event, ecommerce });
}

function push(entry: Record<string, unknown>): void {
  window.dataLayer?.push(entry);
}
