import { type ParseArgsConfig, parseArgs } from "node:util";

import { BadUsage } from "./terminal";

/** Node's parseArgs, whose complaints about wrong words become `BadUsage`. */
export function readWords<Config extends ParseArgsConfig>(config: Config) {
  try {
    return parseArgs(config);
  } catch (error) {
    if (error instanceof TypeError) throw new BadUsage(`${error.message.split(". ")[0]}.`);
    throw error;
  }
}
