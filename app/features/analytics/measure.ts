import { loggedPath } from "~/redactPath";

import { done, type Ecommerce, listItem, type Money } from "./events";
import { loadTag } from "./loadTag";
import { isFirst } from "./onceOnly";
import { pageEvents } from "./pageEvents";
import type { CardList, Measured, PageFacts, Report } from "./pageFacts";

type Seen = { measured: Measured; currency: Money; reports: Report[] | null; facts: PageFacts | null };

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

let isOn = false;
let isListening = false;
/** The address and the subject measured last: the same page drawn again is not another one. */
let lastPath = "";
let lastSubject = "";
let lastReports: Report[] | null = null;
let shown: { lists: CardList[]; currency: Money } = { lists: [], currency: { code: "", decimals: 0 } };

/** Measures the page that is shown now and what a form has just done, each once. */
export function measure({ measured, currency, reports, facts }: Seen): void {
  window.dataLayer ??= [];
  if (!isOn && measured?.tagId) loadTag(measured);
  isOn = true;
  listen();
  shown = { lists: facts ? listsOf(facts) : [], currency };
  const path = location.pathname + location.search;
  if (path !== lastPath)
    push({ event: "screen_view", screen_name: document.title, page_path: loggedPath(location.pathname) });
  lastPath = path;
  if (reports && reports !== lastReports) for (const report of reports) send(report.event, done(report, currency));
  lastReports = reports;
  const subject = facts ? subjectOf(facts) : "";
  if (facts && subject !== lastSubject) measureFacts(facts, currency);
  lastSubject = subject;
}

/** The visitor has taken the consent back. */
export function halt(): void {
  isOn = false;
  lastPath = "";
  lastSubject = "";
}

function subjectOf(facts: PageFacts): string {
  if (facts.kind === "list") return `list:${location.pathname}${location.search}`;
  if (facts.kind === "product") return `product:${facts.product.id}`;
  return facts.kind === "order" ? `order:${facts.order.number}` : facts.kind;
}

function measureFacts(facts: PageFacts, money: Money): void {
  for (const { event, onceFor, ecommerce } of pageEvents(facts, money)) {
    if (onceFor === null || isFirst(event, onceFor)) send(event, ecommerce);
  }
}

function listsOf(facts: PageFacts): CardList[] {
  if (facts.kind === "list") return [facts.list];
  if (facts.kind !== "product") return [];
  return [{ id: "product", name: facts.product.name, first: 0, cards: facts.others }];
}

/** A press on a card's own link; a heart or a form of it is another deed. */
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
