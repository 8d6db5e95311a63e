import { spawnSync } from "node:child_process";
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { importSample, startShop } from "../../support/shop/runningShop";
import { agreeTwice, prepareTortureBuyers } from "../buyers";
import { audit, judgeAnswers, putInStock } from "../ledger";
import { gatewaySettings, type Stage } from "../stage";
import { sum, type Tally, tally } from "../tally";

const diskMegabytes = 200;
const buyers = 6;

/**
 * The data folder's disk fills up while orders are placed: they are rejected with 503, and nothing acknowledged is
 * lost. Once there is room again, the shop continues by itself. Returns undefined where this user may not mount a small
 * disk.
 */
export async function fullDisk(stage: Stage): Promise<Tally | undefined> {
  const folder = mkdtempSync(join(tmpdir(), "shop-disk-"));
  const mounted = spawnSync("mount", ["-t", "tmpfs", "-o", `size=${diskMegabytes}m`, "tmpfs", folder]);
  if (mounted.status !== 0) {
    rmSync(folder, { recursive: true, force: true });
    return undefined;
  }
  try {
    return await onSmallDisk(stage, join(folder, "data"));
  } finally {
    spawnSync("umount", ["-l", folder]);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function onSmallDisk(stage: Stage, dataDir: string): Promise<Tally> {
  mkdirSync(dataDir);
  const settings = gatewaySettings(stage);
  importSample({ DATA_DIR: dataDir, ...settings });
  const shop = await startShop(dataDir, settings);
  const small: Stage = { ...stage, shop };
  try {
    const opening = await putInStock(small, buyers * 4);
    const early = await prepareTortureBuyers(small, buyers);
    const late = await prepareTortureBuyers(small, buyers);
    const filler = join(dataDir, "filler");
    fillDisk(filler);
    const refused = await Promise.all(early.map(agreeTwice));
    rmSync(filler);
    const taken = await Promise.all(late.map(agreeTwice));
    const answers = [...refused, ...taken];
    const books = await audit(small, opening, answers);
    const missed = taken.filter((ofBuyer) => !ofBuyer.some((answer) => answer?.status === 303)).length;
    const whileFull = judgeAnswers(refused.flat(), { expects503: true });
    const afterwards = judgeAnswers(taken.flat(), { expects503: false });
    return [books, whileFull, afterwards, tally({ lost: missed })].reduce(sum);
  } finally {
    await shop.stop();
  }
}

function fillDisk(file: string): void {
  const descriptor = openSync(file, "w");
  for (const size of [1_048_576, 4_096]) {
    const chunk = Buffer.alloc(size);
    try {
      for (;;) writeSync(descriptor, chunk);
    } catch {
      // The disk has no room for another chunk of this size.
    }
  }
  closeSync(descriptor);
}
