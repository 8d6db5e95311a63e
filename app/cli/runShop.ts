import type { World } from "~/platform/process/world.server";

import { operatorSentence } from "./operatorError";
import { authorize, NotAllowedError } from "./staff/authorize";
import { accessOf, type CommandName } from "./staff/commandAccess";
import { type Terminal, UsageError } from "./terminal";

export type Command = {
  /** The command as it is typed, with its arguments; one line for each subcommand. */
  usage: string;
  /** One sentence about the command. */
  summary: string;
  /** True for a command that fills a shop, so that it may be the first one in a new shop. */
  mayCreate?: true;
  /**
   * True for a command that only reads. It leaves the database of an older version as it is, so that one can still go
   * back to that version.
   */
  keepsVersion?: true;
  run: (context: CommandContext) => Promise<number>;
};

export type Opening = Pick<Command, "mayCreate" | "keepsVersion">;

/** The part of the shop that a command may use. */
export type OpenedShop = ShopParts & {
  /**
   * Who runs the command and is recorded with its changes: the e-mail of a member of staff, or the machine's
   * administrator.
   */
  actor: string;
};

type ShopParts = Pick<World, "db" | "now" | "gateway"> & {
  environment: Pick<World["environment"], "dataDir" | "publicUrl" | "paymentGateway" | "sessionSecret"> &
    Partial<Pick<World["environment"], "databaseUrl" | "objectStorage">>;
};

export type CommandContext = {
  /** The arguments after the command's name. */
  args: string[];
  terminal: Terminal;
  /**
   * Opens the shop if the person may run the command, and migrates it unless the command keeps its version. The shop is
   * closed when the command is done. Call it only after parsing `args`.
   */
  openWorld: () => Promise<OpenedShop>;
};

export type Commands = Partial<Record<CommandName, Command>>;

/** Opens the shop, and returns the token of the member of staff who has signed in on this machine, if anybody has. */
export type ShopConnection = { open: (opening: Opening) => Promise<ShopParts>; token: () => string | undefined };

/**
 * Runs the command that the first argument names, if the person who runs it may do so. Returns the exit code: 0 done, 1
 * not done, 2 wrong usage.
 */
export async function runShop(
  commands: Commands,
  [name = "help", ...args]: string[],
  terminal: Terminal,
  connection: ShopConnection,
): Promise<number> {
  if (name === "help" || name === "--help") return printHelp(commands, terminal);
  const command = isCommand(commands, name) ? commands[name] : undefined;
  if (!isCommand(commands, name) || !command) {
    terminal.printError(`There is no command ${name}; \`npm run shop -- help\` lists them.`);
    return 2;
  }
  let opened: ShopParts | undefined;
  let world: Promise<OpenedShop> | undefined;
  const openWorld = async () => {
    opened = await connection.open(command);
    return { ...opened, actor: await authorize(opened, accessOf(name, args), connection.token()) };
  };
  try {
    return await command.run({ args, terminal, openWorld: () => (world ??= openWorld()) });
  } catch (error) {
    return report(error, command, terminal);
  } finally {
    await opened?.db.destroy();
  }
}

function isCommand(commands: Commands, name: string): name is CommandName {
  return Object.hasOwn(commands, name);
}

function report(error: unknown, command: Command, terminal: Terminal): number {
  const sentence = error instanceof NotAllowedError ? error.message : operatorSentence(error);
  if (sentence !== undefined) {
    terminal.printError(sentence);
    return 1;
  }
  if (!(error instanceof UsageError)) throw error;
  const [first, ...others] = usageLines(command);
  for (const line of [`${error.message} Usage: ${first}`, ...others]) terminal.printError(line);
  return 2;
}

function printHelp(commands: Commands, terminal: Terminal): number {
  for (const command of Object.values(commands)) {
    for (const line of usageLines(command)) terminal.print(line);
    terminal.print(`    ${command.summary}`);
  }
  return 0;
}

function usageLines({ usage }: Command): string[] {
  return usage.split("\n").map((line) => `npm run shop -- ${line}`);
}
