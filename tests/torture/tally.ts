import { tableOf } from "../bench/table";

/** What a scenario found. Anything but zero in the last seven columns is a fault of the shop. */
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
  /** Answers 500, 502 or 504, and 503 where the shop had no reason to. */
  faults: number;
  /** Processes that ended without having been killed. */
  deaths: number;
  /** Lines of the log at level error. */
  errorLines: number;
};

const empty: Tally = { sent: 0, lost: 0, doubled: 0, oversold: 0, untold: 0, faults: 0, deaths: 0, errorLines: 0 };

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
    deaths: first.deaths + second.deaths,
    errorLines: first.errorLines + second.errorLines,
  };
}

export function isClean({ sent: _, ...faults }: Tally): boolean {
  return Object.values(faults).every((count) => count === 0);
}

export type Result = { database: string; scenario: string; rounds: number; found: Tally; remark: string };

export function resultTable(results: readonly Result[]): string {
  const columns = [
    { head: "database", align: "left" as const },
    { head: "scenario", align: "left" as const },
    ...["rounds", "sent", "lost", "doubled", "oversold", "untold", "5xx", "deaths", "errors"].map((head) => ({ head })),
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
      found.deaths,
      found.errorLines,
    ].map(String),
    remark,
  ]);
  return tableOf(columns, rows);
}
