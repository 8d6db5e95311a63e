import type { DatabaseKind } from "./options";
import { changingCatalog } from "./scenarios/changingCatalog";
import { crowd } from "./scenarios/crowd";
import { firstStarts } from "./scenarios/firstStarts";
import { fullDisk } from "./scenarios/fullDisk";
import { fuzzedForms } from "./scenarios/fuzz";
import { faultyGateway } from "./scenarios/gateway";
import { killAll, killWorker } from "./scenarios/kills";
import { flakyMail } from "./scenarios/mail";
import { databaseOutage } from "./scenarios/outage";
import { rawRequests } from "./scenarios/rawRequests";
import { rush } from "./scenarios/rush";
import { slowClients } from "./scenarios/slowClients";
import { lastPiecesOfStores } from "./scenarios/stores";
import type { Stage } from "./stage";
import type { Tally } from "./tally";

type Scenario = {
  /** Runs the scenario; returns undefined where the machine does not allow it. */
  run: (stage: Stage) => Promise<Tally | undefined>;
  databases: readonly DatabaseKind[];
  /** The scenario runs once in so many rounds; expensive ones run less often. */
  everyRounds: number;
};

const both = ["sqlite", "postgres"] as const;

export const scenarios = {
  rush: { run: rush, databases: both, everyRounds: 4 },
  crowd: { run: crowd, databases: both, everyRounds: 1 },
  "changing catalogue": { run: changingCatalog, databases: both, everyRounds: 2 },
  stores: { run: lastPiecesOfStores, databases: both, everyRounds: 4 },
  "kill a worker": { run: killWorker, databases: both, everyRounds: 1 },
  "kill all": { run: killAll, databases: both, everyRounds: 1 },
  "first starts killed": { run: firstStarts, databases: both, everyRounds: 2 },
  "database outage": { run: databaseOutage, databases: both, everyRounds: 1 },
  "full disk": { run: fullDisk, databases: ["sqlite"], everyRounds: 4 },
  "mail trouble": { run: flakyMail, databases: both, everyRounds: 2 },
  "lying gateway": { run: faultyGateway, databases: both, everyRounds: 2 },
  "slow clients": { run: slowClients, databases: both, everyRounds: 1 },
  "fuzzed forms": { run: fuzzedForms, databases: both, everyRounds: 1 },
  "raw requests": { run: rawRequests, databases: both, everyRounds: 1 },
} satisfies Record<string, Scenario>;

export type ScenarioName = keyof typeof scenarios;
