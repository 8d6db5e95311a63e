import type { CartLine } from "~/features/cart/cart";
import type { Settings } from "~/features/settings/settings";
import type { StoreWeek } from "~/features/stores/storeDay";
import { minuteMs } from "~/platform/time/durations";
import { addDays, pragueClock } from "~/platform/time/pragueClock";
import { addWorkingDays } from "~/platform/time/workingDays";

import type { PlaceStock } from "./fulfilment";
import { isPaidInAdvance } from "./paidWhen";
import { type PaymentId, paymentMethods } from "./paymentMethods";
import {
  isOffered,
  isOnGrid,
  type PickupSlot,
  parseSlot,
  pickupHorizonDays,
  type SlotDay,
  slotDays,
  slotInstant,
  slotText,
  type TakenSlot,
} from "./pickupSlots";

/** here: the store has all pieces · warehouse: some come from a warehouse · stores: some come from other stores. */
export type Supply = "here" | "warehouse" | "stores";

/** What a store offers for the pickup of one cart. */
export type PickupPlan = {
  storeId: string;
  supply: Supply;
  /** The slots from the first moment at which the goods can be in the store. */
  days: SlotDay[];
  /** The first slot; null when there is none. */
  first: PickupSlot | null;
  /** The slots that are fully booked, in the format of `slotText`. */
  full: string[];
};

type Wanted = Pick<CartLine, "variantId" | "quantity">;
export type PickupTerms = { pickup: Settings["pickup"]; now: number };
type PlanContext = PickupTerms & {
  lines: readonly Wanted[];
  stock: readonly PlaceStock[];
  /** Slots of all stores that already have as many pickups as a store hands over at once. */
  fullSlots: readonly TakenSlot[];
};
type ChosenPayment = PickupTerms & { id: PaymentId | undefined; country: string };

/** A pickup must be at least an hour ahead (decision 58). */
const leadMs = 60 * minuteMs;

export function planPickup(store: StoreWeek & { id: string }, context: PlanContext): PickupPlan {
  const { lines, stock, pickup, now } = context;
  const supply = supplyOf(lines, stock, store.id);
  const today = pragueClock(now).date;
  const soonest = pragueClock(now + leadMs);
  const arrival = { here: 0, warehouse: pickup.from_warehouse_days, stores: pickup.from_store_days }[supply];
  const arrivesOn = earlierOf(addWorkingDays(today, arrival, store.country), addDays(today, pickupHorizonDays));
  const from = arrivesOn > soonest.date ? { date: arrivesOn, minute: 0 } : slotOf(soonest);
  const taken = new Set(context.fullSlots.filter(({ storeId }) => storeId === store.id).map(({ at }) => at));
  const possible = slotDays(store, from, today);
  const days = withoutTaken(possible, taken);
  const full = taken.size === 0 ? [] : textsOf(possible).filter((text) => !textsOf(days).includes(text));
  return { storeId: store.id, supply, days, first: firstOf(days), full };
}

function withoutTaken(days: readonly SlotDay[], taken: ReadonlySet<number>): SlotDay[] {
  if (taken.size === 0) return [...days];
  return days
    .map(({ date, minutes }) => ({
      date,
      minutes: minutes.filter((m) => !taken.has(slotInstant({ date, minute: m }))),
    }))
    .filter(({ minutes }) => minutes.length > 0);
}

function textsOf(days: readonly SlotDay[]): string[] {
  return days.flatMap(({ date, minutes }) => minutes.map((minute) => slotText({ date, minute })));
}

/**
 * Returns the slots that remain with the payment. A payment in advance that takes working days to arrive excludes
 * earlier days.
 */
function daysFor({ days }: Pick<PickupPlan, "days">, { id, country, pickup, now }: ChosenPayment): SlotDay[] {
  if (!id || !isPaidInAdvance(id) || !paymentMethods[id].showsBankAccount) return [...days];
  const paidOn = addWorkingDays(pragueClock(now).date, pickup.after_transfer_days, country);
  return days.filter(({ date }) => date >= paidOn);
}

export type SlotProblem =
  | "slotMissing"
  | "slotHours"
  | "slotSoon"
  | "slotClosed"
  | "slotSupply"
  | "slotTransfer"
  | "slotFull";

/** Returns why a slot is not available; undefined when it is. */
export function slotProblem(
  typed: string | null | undefined,
  plan: PickupPlan,
  payment: ChosenPayment,
): SlotProblem | undefined {
  if (!typed) return "slotMissing";
  const slot = parseSlot(typed);
  if (!slot || !isOnGrid(slot)) return "slotHours";
  if (plan.full.includes(typed)) return "slotFull";
  if (isOffered(plan.days, slot)) return isOffered(daysFor(plan, payment), slot) ? undefined : "slotTransfer";
  if (isBefore(slot, slotOf(pragueClock(payment.now + leadMs)))) return "slotSoon";
  return plan.first && isBefore(slot, plan.first) && plan.supply !== "here" ? "slotSupply" : "slotClosed";
}

/** Returns where the pieces come from: the farthest place that any line needs. Pieces that no place has are ignored. */
export function supplyOf(lines: readonly Wanted[], stock: readonly PlaceStock[], storeId: string): Supply {
  const wanted = new Map<number, number>();
  for (const { variantId, quantity } of lines) wanted.set(variantId, (wanted.get(variantId) ?? 0) + quantity);
  const supplies = [...wanted].map(([variantId, quantity]) => supplyOfVariant(variantId, quantity, stock, storeId));
  if (supplies.includes("stores")) return "stores";
  return supplies.includes("warehouse") ? "warehouse" : "here";
}

function supplyOfVariant(variantId: number, quantity: number, stock: readonly PlaceStock[], storeId: string): Supply {
  const pieces = (test: (place: PlaceStock) => boolean) =>
    stock.filter((place) => place.variantId === variantId && test(place)).reduce((sum, { onHand }) => sum + onHand, 0);
  const here = pieces((place) => place.storeId === storeId);
  const inWarehouses = pieces(({ kind }) => kind === "warehouse");
  const elsewhere = pieces((place) => place.storeId !== storeId && place.kind === "store");
  if (here >= quantity || inWarehouses + elsewhere === 0) return "here";
  return here + inWarehouses >= quantity || elsewhere === 0 ? "warehouse" : "stores";
}

function firstOf([day]: readonly SlotDay[]): PickupSlot | null {
  const [minute] = day?.minutes ?? [];
  return day && minute !== undefined ? { date: day.date, minute } : null;
}

function slotOf({ date, minuteOfDay }: { date: string; minuteOfDay: number }): PickupSlot {
  return { date, minute: minuteOfDay };
}

function isBefore(a: PickupSlot, b: PickupSlot): boolean {
  return a.date < b.date || (a.date === b.date && a.minute < b.minute);
}

function earlierOf(a: string, b: string): string {
  return a < b ? a : b;
}
