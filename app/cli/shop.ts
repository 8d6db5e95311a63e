import { commands } from "./commands";
import { openShop } from "./openShop";
import { runShop } from "./runShop";
import { readStaffToken } from "./staff/staffToken";
import { processTerminal } from "./terminal";

process.exitCode = await runShop(commands, process.argv.slice(2), processTerminal, {
  open: (opening) => openShop(processTerminal, opening),
  token: () => readStaffToken(process.env),
});
