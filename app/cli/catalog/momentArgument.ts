import { parseMoment } from "~/platform/time/momentText";

import { UsageError } from "../terminal";

/** Parses an instant as staff write it, by the clock in Prague; returns null without one. */
export function momentOf(text: string | undefined, bound: "from" | "to" = "from"): number | null {
  if (text === undefined) return null;
  const moment = parseMoment(text, bound);
  if (moment === undefined) throw new UsageError("Write a day such as 2026-11-27, or with a time: 2026-11-27 18:00.");
  return moment;
}
