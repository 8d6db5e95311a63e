import type { World } from "~/platform/process/world.server";

import { BadUsage, type Terminal } from "./terminal";

export type Command = {
  /** The command as it is typed, with its arguments. */
  usage: string;
  /** One sentence. */
  summary: string;
  run: (context: CommandContext) => Promise<number>;
};

/** What a command may reach of the shop. */
export type OpenedShop = Pick<World, "db" | "now"> & {
  environment: Pick<World["environment"], "dataDir" | "publicUrl">;
};

export type CommandContext = {
  /** What was typed after the command's name. */
  words: string[];
  terminal: Terminal;
  /** Opens the shop, migrated; it is closed when the command is done. Not to be called before `words` are understood. */
  openWorld: () => Promise<OpenedShop>;
};

/** Runs the command that the first word names. Gives the exit code: 0 done, 1 not done, 2 wrong use. */
export async function runShop(
  commands: Record<string, Command>,
  [name = "help", ...words]: string[],
  terminal: Terminal,
  openWorld: () => Promise<OpenedShop>,
): Promise<number> {
  if (name === "help" || name === "--help") return sayHelp(commands, terminal);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    terminal.complain(`There is no command ${name}; \`npm run shop -- help\` lists them.`);
    return 2;
  }
  let world: OpenedShop | undefined;
  try {
    return await command.run({ words, terminal, openWorld: async () => (world ??= await openWorld()) });
  } catch (error) {
    if (!(error instanceof BadUsage)) throw error;
    terminal.complain(`${error.message} Usage: npm run shop -- ${command.usage}`);
    return 2;
  } finally {
    await world?.db.destroy();
  }
}

function sayHelp(commands: Record<string, Command>, terminal: Terminal): number {
  for (const { usage, summary } of Object.values(commands)) {
    terminal.say(`npm run shop -- ${usage}`);
    terminal.say(`    ${summary}`);
  }
  return 0;
}
