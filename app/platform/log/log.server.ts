import pino, { type DestinationStream, type Logger, stdSerializers } from "pino";

import { quietOutages } from "./outageLog.server";

export type Log = Logger;

/**
 * Opens a log that writes JSON lines to standard output. It redacts fields that may hold a secret or a person's
 * address.
 */
export function openLog(level: string, to: DestinationStream = pino.destination(1)): Log {
  return pino(
    {
      level,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: plainError },
      formatters: { level: (label) => ({ level: label }) },
      hooks: { logMethod: quietOutages() },
      redact: ["*.password", "*.token", "*.email", "*.cookie", "*.authorization"],
    },
    to,
  );
}

/**
 * Returns the parts of an error that are logged: type, message, stack and code. Libraries attach more, such as a URL
 * that could not be parsed or the values of a row, which may be secret or personal. Whatever looks like a secret or an
 * e-mail address is also redacted from the message.
 */
export function plainError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { type, message, stack } = stdSerializers.err(error);
  const plain = withoutSecrets(message);
  const code = "code" in error ? error.code : undefined;
  const constraint = "constraint" in error ? error.constraint : undefined;
  return { type, message: plain, stack: stack.replace(message, () => plain), code, constraint };
}

/** Redacts e-mail addresses and the shop's own secrets: 16 or 32 random bytes in base64url. */
function withoutSecrets(message: string): string {
  return message
    .replace(/(?<![\w-])(?:[\w-]{22}|[\w-]{43})(?![\w-])/g, "•••")
    .replace(/[^\s"'<>@]+@[^\s"'<>@]+\.[a-z]+/gi, "•••@•••");
}
