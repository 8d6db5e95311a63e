import { type ParseArgsConfig, parseArgs } from "node:util";

import { UsageError } from "./terminal";

/** Calls Node's parseArgs and turns its errors about wrong arguments into `UsageError`. */
export function parseArguments<Config extends ParseArgsConfig>(config: Config) {
  try {
    return parseArgs(config);
  } catch (error) {
    if (error instanceof TypeError) throw new UsageError(`${error.message.split(". ")[0]}.`);
    throw error;
  }
}
