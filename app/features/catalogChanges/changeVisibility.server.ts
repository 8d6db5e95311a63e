import type { StaffProduct } from "~/features/products/staffProduct.queries.server";
import { momentText } from "~/platform/time/momentText";

import type { ChangedBy, ChangeOutcome } from "./catalogChange";
import { type ChangeDeps, changeProduct, type ProductChange } from "./changeProduct.server";

/** Hides a product from an instant on, until another instant or until it is published. */
export function hideProduct(
  deps: ChangeDeps,
  code: string,
  { fromAt, toAt }: { fromAt: number | null; toAt: number | null },
  by: ChangedBy,
): Promise<ChangeOutcome> {
  return changeVisibility(deps, code, by, (product, { now }) => {
    const from = Math.max(fromAt ?? now, now);
    if (from > now && isHiddenAt(product, now)) {
      return { problem: `${product.code} is hidden already; say until when, or publish it first.` };
    }
    if (toAt !== null && toAt <= from) return { problem: "The product would be back before it is hidden." };
    return { set: { hidden_from_at: from, hidden_to_at: toAt } };
  });
}

/**
 * Shows a hidden product again, now or at an instant. A product whose first day is still to come is shown on that day.
 */
export function publishProduct(
  deps: ChangeDeps,
  code: string,
  atInstant: number | null,
  by: ChangedBy,
): Promise<ChangeOutcome> {
  return changeVisibility(deps, code, by, (product, { now }) => publishAt(product, atInstant, now));
}

function changeVisibility(deps: ChangeDeps, code: string, by: ChangedBy, decide: ProductChange["decide"]) {
  return changeProduct(deps, code, { kind: "visibility", describe: describeVisibility, decide }, by);
}

function publishAt(product: StaffProduct, atInstant: number | null, now: number) {
  if (product.retired_at !== null) return { problem: `${product.code} is retired; take that back first.` };
  const at = Math.max(atInstant ?? now, now);
  const published = product.published_at > now ? { published_at: at } : {};
  if (at === now) return { set: { hidden_from_at: null, hidden_to_at: null, ...published } };
  const isHidden = isHiddenAt(product, now);
  if (!isHidden && product.published_at <= now) return { problem: `${product.code} is published already.` };
  return { set: { ...(isHidden ? { hidden_to_at: at } : {}), ...published } };
}

function isHiddenAt({ hidden_from_at: from, hidden_to_at: to }: StaffProduct, now: number): boolean {
  return from !== null && from <= now && (to === null || now < to);
}

export function describeVisibility({
  hidden_from_at: from,
  hidden_to_at: to,
  published_at: first,
}: StaffProduct): string {
  const start = `published ${momentText(first)}`;
  if (from === null) return start;
  return `${start}, hidden ${momentText(from)}${to === null ? "" : ` to ${momentText(to)}`}`;
}
