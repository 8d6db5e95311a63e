import { UsageError } from "./terminal";

/** What stands after --reason, which the command needs. */
export function reasonOf(reason = ""): string {
  if (!/^\S.{0,499}$/.test(reason)) throw new UsageError("Say why with --reason, in at most 500 characters.");
  return reason;
}
