import { agreeTwice, prepareTortureBuyers } from "../buyers";
import { audit, judgeAnswers, putInStock } from "../ledger";
import type { Stage } from "../stage";
import { sum, type Tally } from "../tally";

const buyers = 80;
const pieces = 30;

/** More buyers than there are pieces submit at the same moment, each twice. All pieces are sold, none twice. */
export async function crowd(stage: Stage): Promise<Tally> {
  const opening = await putInStock(stage, buyers * 2);
  const prepared = await prepareTortureBuyers(stage, buyers);
  const scarce = { ...opening, ...(await putInStock(stage, pieces)) };
  const answers = await Promise.all(prepared.map(agreeTwice));
  const found = await audit(stage, scarce, answers);
  return sum(found, judgeAnswers(answers.flat(), { expects503: false }));
}
