import { tableOf } from "../bench/table";

/** What a scenario found. Anything but zero is a fault of the shop, but for `sent` and `away`. */
export type Tally = {
  /** Requests, orders, kills: what the scenario counts by. */
  sent: number;
  /** Acknowledged, and not there afterwards; or pieces that nobody has. */
  lost: number;
  /** Taken twice: an order, a payment, an e-mail. */
  doubled: number;
  /** Pieces promised that the shop does not have. */
  oversold: number;
  /** Orders at another price than their buyer saw, and refusals that say nothing. */
  untold: number;
  /** Answers 500, 502 or 504, 503 without a time to come back, and scenarios that could not be carried out. */
  faults: number;
  /** Answers 503 with a time to come back, although the scenario took nothing away: it was too busy. */
  busy: number;
  /** The same while the scenario had taken the database, the disk or a worker away, as the shop promises. */
  away: number;
  /** Processes that ended without having been killed. */
  deaths: number;
  /** Lines of the log at level error. */
  errorLines: number;
};

const empty: Tally = {
  sent: 0,
  lost: 0,
  doubled: 0,
  oversold: 0,
  untold: 0,
  faults: 0,
  busy: 0,
  away: 0,
  deaths: 0,
  errorLines: 0,
};

export function tally(found: Partial<Tally>): Tally {
  return { ...empty, ...found };
}

export function sum(first: Tally, second: Tally): Tally {
  return {
    sent: first.sent + second.sent,
    lost: first.lost + second.lost,
    doubled: first.doubled + second.doubled,
    oversold: first.oversold + second.oversold,
    untold: first.untold + second.untold,
    faults: first.faults + second.faults,
    busy: first.busy + second.busy,
    away: first.away + second.away,
    deaths: first.deaths + second.deaths,
    errorLines: first.errorLines + second.errorLines,
  };
}

export function isClean({ sent: _sent, away: _away, ...faults }: Tally): boolean {
  return Object.values(faults).every((count) => count === 0);
}

export type Result = { database: string; scenario: string; rounds: number; found: Tally; remark: string };

export function resultTable(results: readonly Result[]): string {
  const columns = [
    { head: "database", align: "left" as const },
    { head: "scenario", align: "left" as const },
    ...["rounds", "sent", "lost", "doubled", "oversold", "untold", "5xx", "busy", "away", "deaths", "errors"].map(
      (head) => ({ head }),
    ),
    { head: "remark", align: "left" as const },
  ];
  const rows = results.map(({ database, scenario, rounds, found, remark }) => [
    database,
    scenario,
    ...[
      rounds,
      found.sent,
      found.lost,
      found.doubled,
      found.oversold,
      found.untold,
      found.faults,
      found.busy,
      found.away,
      found.deaths,
      found.errorLines,
    ].map(String),
    remark,
  ]);
  return tableOf(columns, rows);
}
