import { addDays, isDay, pragueClock, pragueInstant, pragueMidnight } from "./pragueClock";

/** Formats an instant as `2026-11-27 18:00` by the clock in Prague, the way staff type it. */
export function momentText(at: number): string {
  const { date, minuteOfDay } = pragueClock(at);
  return `${date} ${String(Math.floor(minuteOfDay / 60)).padStart(2, "0")}:${String(minuteOfDay % 60).padStart(2, "0")}`;
}

/**
 * Reads `2026-11-27`, `2026-11-27 18:00`, or as Excel writes them, `27.11.2026 18:00`. A day alone means its beginning
 * for the bound "from", and its end for "to". Returns undefined for anything else.
 */
export function parseMoment(text: string, bound: "from" | "to"): number | undefined {
  const [, written = "", hour, minute] = /^(\S+?)(?:[ T](\d{1,2}):(\d\d)(?::00)?)?$/.exec(text.trim()) ?? [];
  const day = written.replace(/^(\d{1,2})\.(\d{1,2})\.(\d{4})$/, (_, date: string, month: string, year: string) =>
    [year, month.padStart(2, "0"), date.padStart(2, "0")].join("-"),
  );
  if (!isDay(day) || Number(hour ?? 0) > 23 || Number(minute ?? 0) > 59) return undefined;
  if (hour !== undefined) return pragueInstant(day, Number(hour) * 60 + Number(minute));
  return pragueMidnight(bound === "from" ? day : addDays(day, 1));
}

/** Returns the shortest text from which `parseMoment` reads the same minute. */
export function shortMoment(at: number, bound: "from" | "to"): string {
  const { date } = pragueClock(at);
  if (pragueMidnight(date) !== at) return momentText(at);
  return bound === "from" ? date : addDays(date, -1);
}
