import { type Ecommerce, listItem, type Money } from "./ecommerce";
import type { CardList } from "./trackedPage";

let isListening = false;

/** Listens, once, for clicks on the links of cards, but not on their hearts and forms. */
export function listenForCardClicks(onCard: (productId: number) => void): void {
  if (isListening) return;
  isListening = true;
  document.addEventListener(
    "click",
    ({ target }) => {
      const link =
        target instanceof Element ? target.closest<HTMLAnchorElement>('li[id^="p-"] a:not([data-modal])') : null;
      const id = Number(link?.closest("li")?.id.slice(2));
      if (id) onCard(id);
    },
    { capture: true },
  );
}

/** The event select_item of a card; undefined when none of the lists shows it. */
export function selectItem(lists: readonly CardList[], productId: number, currency: Money): Ecommerce | undefined {
  for (const list of lists) {
    const index = list.cards.findIndex((card) => card.id === productId);
    const card = list.cards[index];
    if (!card) continue;
    const item = listItem(list, card, index, currency);
    return { item_list_id: list.id, item_list_name: list.name, items: [item] };
  }
  return undefined;
}
