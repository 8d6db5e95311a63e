import { UsageError } from "./terminal";

/** Returns the required text after --reason. */
export function reasonOf(reason = ""): string {
  if (!/^\S.{0,499}$/.test(reason)) throw new UsageError("Say why with --reason, in at most 500 characters.");
  return reason;
}
