import { userInfo } from "node:os";

import { UsageError } from "./terminal";

/** The name under which a change is recorded: that of `--by`, or of the system's user who runs the command. */
export function operatorName(by: string | undefined): string {
  const name = by ?? systemUser();
  if (!/^\S.{0,59}$/.test(name)) throw new UsageError("--by must be a name of at most 60 characters.");
  return name;
}

function systemUser(): string {
  try {
    return userInfo().username.slice(0, 60) || "shop";
  } catch {
    // A container may run under a user id that has no name.
    return "shop";
  }
}
