import { isDatabaseUnavailable } from "~/platform/database/databaseUnavailable.server";
import { EnvironmentError } from "~/platform/process/environmentError";

import { commands } from "./commands";
import { openShop } from "./openShop";
import { runShop } from "./runShop";
import { readStaffToken } from "./staff/staffToken";
import { processTerminal } from "./terminal";

try {
  process.exitCode = await runShop(commands, process.argv.slice(2), processTerminal, {
    open: (opening) => openShop(processTerminal, opening),
    token: () => readStaffToken(process.env),
  });
} catch (error) {
  if (!(error instanceof EnvironmentError || (error instanceof Error && isDatabaseUnavailable(error)))) throw error;
  processTerminal.printError(error.message);
  process.exitCode = 1;
}
