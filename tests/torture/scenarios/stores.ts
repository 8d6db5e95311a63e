import { Visitor } from "../../support/browser/visitor";
import { addToCart, contact } from "../../support/purchase";
import { agreeTwice, type MaybeAnswer, newVisitor, prepareTortureBuyers, purchase } from "../buyers";
import { judgeAnswers } from "../ledger";
import type { Stage } from "../stage";
import { auditPlaces, promisedId, putInPlaces, submissionKey } from "../storeLedger";
import { sum, type Tally, tally } from "../tally";

/**
 * The buyers who want a piece; pickups and reservations are those of each store. They are 500 in all, and all of them
 * press at once, each twice.
 */
const crowd = { pickups: 100, reservations: 100, deliveries: 100 };
const stores = ["praha", "brno"] as const;

/** The last pieces, which are far fewer than are wanted. */
const pieces = { eshop: 20, praha: 30, brno: 30 };
const plenty = { eshop: 1_000, praha: 1_000, brno: 1_000 };

/** Submits the form twice. */
type Press = () => Promise<MaybeAnswer[]>;

/**
 * Reservations in two stores, pickups there in the same half hour, and deliveries from the warehouse, from which
 * pickups take pieces, too: every place promises only the pieces that it has, and each piece once.
 */
export async function lastPiecesOfStores(stage: Stage): Promise<Tally> {
  const { opening } = await putInPlaces(stage, plenty);
  const presses = await prepareCrowd(stage, opening.variantId);
  const scarce = await putInPlaces(stage, pieces);
  const waits: number[] = [];
  const answers = await Promise.all(presses.map((press) => timed(press, waits)));
  describe(answers, waits);
  const found = await auditPlaces(stage, scarce, answers);
  const judged = judgeAnswers(answers.flat(), { expects503: false });
  return [found, judged, tally({ faults: withoutAnswer(answers) })].reduce(sum);
}

async function prepareCrowd(stage: Stage, variantId: number): Promise<Press[]> {
  const buyers = await prepareTortureBuyers(stage, crowd.deliveries);
  for (const storeId of stores) {
    const pickup = { storeId, slot: await lastSlot(stage, storeId) };
    buyers.push(...(await prepareTortureBuyers(stage, crowd.pickups, { pickup })));
  }
  const ordering = buyers.map((buyer) => () => agreeTwice(buyer));
  const holding = stores.flatMap((storeId) =>
    Array.from({ length: crowd.reservations }, () => reserveTwice(newVisitor(stage), storeId, variantId)),
  );
  // The presses are mixed, so that no kind of request comes before the others.
  return [...ordering, ...holding]
    .map((press) => ({ press, at: stage.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ press }) => press);
}

/** Returns the last slot that is offered: by then the goods are there from wherever they come. */
async function lastSlot(stage: Stage, storeId: string): Promise<string> {
  const visitor = new Visitor(stage.shop.url);
  await addToCart(visitor, purchase);
  const { html } = await visitor.get("/kosik/doprava");
  const [, list = ""] = new RegExp(`<select[^>]*name="slot_${storeId}"[^>]*>(.*?)</select>`, "s").exec(html) ?? [];
  const slot = [...list.matchAll(/value="(\d{4}-\d\d-\d\dT\d\d:\d\d)"/g)].at(-1)?.[1];
  if (slot === undefined) throw new Error(`the store ${storeId} offers no time for a pickup`);
  return slot;
}

/** Returns a function that submits the store's reservation form twice, with the submission key of one rendering. */
function reserveTwice(visitor: Visitor, storeId: string, variantId: number): Press {
  const form = {
    variant: String(variantId),
    quantity: "1",
    name: "Jana Ukázková",
    email: visitor.email,
    phone_prefix: contact.phone_prefix,
    phone: contact.phone,
    submission: submissionKey(),
  };
  const press = () => visitor.post(`/rezervovat/${purchase.productId}/${storeId}`, form).catch(() => undefined);
  return () => Promise.all([press(), press()]);
}

async function timed(press: Press, waits: number[]): Promise<MaybeAnswer[]> {
  const startedAt = performance.now();
  const answers = await press();
  waits.push(performance.now() - startedAt);
  return answers;
}

/** Counts missing responses: nothing is killed here, so every request must get one. */
function withoutAnswer(answers: readonly MaybeAnswer[][]): number {
  return answers.flat().filter((answer) => answer === undefined).length;
}

function describe(answers: readonly MaybeAnswer[][], waits: number[]): void {
  const promised = new Set(answers.flat().flatMap(promisedId));
  const held = [...promised].filter((id) => /^R\d+$/.test(id)).length;
  const refused = answers.filter((ofBuyer) => ofBuyer.flatMap(promisedId).length === 0).length;
  const sorted = waits.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
  process.stderr.write(
    `  ${answers.length} buyers of ${Object.values(pieces).join(" + ")} pieces: ${held} held, ` +
      `${promised.size - held} ordered, ${refused} refused, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, most ${at(1)} ms\n`,
  );
}
