import type { World } from "~/platform/process/world.server";

import { type Terminal, UsageError } from "./terminal";

export type Command = {
  /** The command as it is typed, with its arguments; a line for each subcommand. */
  usage: string;
  /** One sentence. */
  summary: string;
  /** It fills a shop, so it may be the first that runs in a new one. */
  mayCreate?: true;
  run: (context: CommandContext) => Promise<number>;
};

/** The part of the shop that a command may use. */
export type OpenedShop = Pick<World, "db" | "now" | "gateway"> & {
  environment: Pick<World["environment"], "dataDir" | "publicUrl" | "paymentGateway"> &
    Partial<Pick<World["environment"], "databaseUrl">>;
};

export type CommandContext = {
  /** The arguments after the command's name. */
  args: string[];
  terminal: Terminal;
  /** Opens the shop, migrated; it is closed when the command is done. Call it only after `args` are parsed. */
  openWorld: () => Promise<OpenedShop>;
};

/** Runs the command that the first argument names. Returns the exit code: 0 done, 1 not done, 2 wrong usage. */
export async function runShop(
  commands: Record<string, Command>,
  [name = "help", ...args]: string[],
  terminal: Terminal,
  openWorld: (mayCreate: boolean) => Promise<OpenedShop>,
): Promise<number> {
  if (name === "help" || name === "--help") return printHelp(commands, terminal);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    terminal.printError(`There is no command ${name}; \`npm run shop -- help\` lists them.`);
    return 2;
  }
  let world: OpenedShop | undefined;
  try {
    return await command.run({
      args,
      terminal,
      openWorld: async () => (world ??= await openWorld(command.mayCreate === true)),
    });
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    const [first, ...others] = usageLines(command);
    for (const line of [`${error.message} Usage: ${first}`, ...others]) terminal.printError(line);
    return 2;
  } finally {
    await world?.db.destroy();
  }
}

function printHelp(commands: Record<string, Command>, terminal: Terminal): number {
  for (const command of Object.values(commands)) {
    for (const line of usageLines(command)) terminal.print(line);
    terminal.print(`    ${command.summary}`);
  }
  return 0;
}

function usageLines({ usage }: Command): string[] {
  return usage.split("\n").map((line) => `npm run shop -- ${line}`);
}
