import { tableOf } from "../bench/table";

/** The findings of a scenario. Anything but zero is a fault of the shop, except for `sent` and `away`. */
export type Tally = {
  /** What the scenario counts: requests, orders or kills. */
  sent: number;
  /** Orders that were acknowledged and are not there afterwards, or pieces that nobody has. */
  lost: number;
  /** Orders, payments or e-mails that were made twice. */
  doubled: number;
  /** Pieces that were promised and that the shop does not have. */
  oversold: number;
  /** Orders at another price than their buyer saw, and rejections without an explanation. */
  untold: number;
  /** Responses 500, 502 or 504, 503 without Retry-After, and scenarios that could not be carried out. */
  faults: number;
  /** Responses 503 with Retry-After although the scenario took nothing away: the shop was too busy. */
  busy: number;
  /**
   * Responses 503 with Retry-After while the scenario had taken the database, the disk or a worker away, as the shop
   * promises.
   */
  away: number;
  /** Processes that ended without being killed. */
  deaths: number;
  /** Log lines at level error. */
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
