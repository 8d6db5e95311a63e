import { hiddenFields, type Visitor } from "../../support/browser/visitor";
import { isSummary } from "../../support/purchase";
import { agreeTwice, type MaybeAnswer, prepareTortureBuyers, type TortureBuyer } from "../buyers";
import { audit, judgeAnswers, type Opening, putInStock, withDatabase } from "../ledger";
import { type StaffBooks, workAsStaff } from "../staff";
import type { Stage } from "../stage";
import { sum, type Tally, tally } from "../tally";

const buyers = 40;
const pieces = 20;
/** How often a buyer who reads about a change looks at the review and submits it again. */
const tries = 6;

/**
 * Staff change the price, begin and end sales, and add, remove and count pieces of the product that a crowd is buying.
 * What customers got and what is left must add up to what staff put there; each order costs what its buyer saw; a
 * rejected buyer reads why.
 */
export async function changingCatalog(stage: Stage): Promise<Tally> {
  const opening = await putInStock(stage, buyers * 2);
  const prepared = await prepareTortureBuyers(stage, buyers);
  const scarce = { ...opening, ...(await putInStock(stage, pieces)) };
  let isOver = false;
  const staff = workAsStaff(stage, scarce, () => isOver);
  // The promise is awaited below; this keeps its rejection handled when the buyers fail first.
  staff.catch(() => undefined);
  const purchases = await Promise.all(prepared.map(buyWithRetries)).finally(() => {
    isOver = true;
  });
  const books = await staff;
  const answers = purchases.map((presses) => presses.flatMap((press) => press.answers));
  const found = await audit(stage, { ...scarce, onHand: scarce.onHand + books.pieces }, answers);
  const untold = await countUntold(stage, scarce, { purchases, books });
  describe(purchases, books);
  const judged = judgeAnswers(answers.flat(), { expects503: false });
  return [found, judged, tally({ untold, faults: lostAnswers(answers) })].reduce(sum);
}

/** The total on the button, the responses to two presses at once, and whether a rejection explains itself. */
type Press = { shownMinor: number; answers: MaybeAnswer[]; isExplained: boolean };

async function buyWithRetries({ visitor, review: first }: TortureBuyer): Promise<Press[]> {
  const presses: Press[] = [];
  let review = first;
  for (let attempt = 0; attempt < tries; attempt += 1, review = await visitor.get("/kosik/souhrn")) {
    // While the product is sold out, the page has no button.
    if (!review.html.includes('name="terms"')) continue;
    const answers = await agreeTwice({ visitor, review });
    const isBought = answers.some((answer) => answer !== undefined && isSummary(answer));
    const shownMinor = Number(hiddenFields(review.html).shown_total);
    presses.push({ shownMinor, answers, isExplained: isBought || (await areExplained(visitor, answers)) });
    if (isBought) break;
  }
  return presses;
}

/**
 * Returns true when a page that the presses end at says what is wrong. A notice is shown once, so it is on one of the
 * pages.
 */
async function areExplained(visitor: Visitor, answers: readonly MaybeAnswer[]): Promise<boolean> {
  for (let answer of answers) {
    while (answer?.location) answer = await visitor.get(answer.location);
    if (answer?.html.includes('role="alert"')) return true;
  }
  return false;
}

type Deal = { purchases: readonly Press[][]; books: StaffBooks };

async function countUntold(stage: Stage, { variantId, openedAt }: Opening, { purchases, books }: Deal) {
  const orders = await withDatabase(stage, (db) =>
    db
      .selectFrom("orders")
      .innerJoin("order_line", "order_line.order_id", "orders.id")
      .where("placed_at", ">=", openedAt)
      .where("variant_id", "=", variantId)
      .select(["orders.id", "value_minor as totalMinor", "unit_minor as unitMinor"])
      .execute(),
  );
  const presses = purchases.flat();
  const shown = new Map(presses.flatMap((press) => summaries(press).map((id) => [id, press.shownMinor] as const)));
  const wrong = orders.filter(({ id, totalMinor, unitMinor }) => {
    return (shown.get(id) ?? totalMinor) !== totalMinor || !books.prices.has(unitMinor);
  });
  return wrong.length + presses.filter(({ isExplained }) => !isExplained).length;
}

function summaries({ answers }: Press): string[] {
  return answers.flatMap((answer) => /\/shrnuti\/([\w-]+)\//.exec(answer?.location ?? "")?.[1] ?? []);
}

/** Counts missing responses: nothing is killed here, so every request must get one. */
function lostAnswers(answers: readonly MaybeAnswer[][]): number {
  return answers.flat().filter((answer) => answer === undefined).length;
}

function describe(purchases: readonly Press[][], { changes }: StaffBooks): void {
  const bought = purchases.filter((presses) => presses.some((press) => summaries(press).length > 0)).length;
  const refused = purchases.flat().filter((press) => summaries(press).length === 0).length;
  process.stderr.write(`  ${changes} changes, ${bought} of ${buyers} bought, ${refused} refusals on the way\n`);
}
