import pino, { type DestinationStream, type Logger, stdSerializers } from "pino";

import { quietOutages } from "./outageLog.server";

export type Log = Logger;

/** JSON lines on standard output. Fields that may carry a secret or a person's address are never written out. */
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
 * What is logged of an error: its kind, message, stack and code. Libraries hang more on it, such as the address that could
 * not be parsed or the values of a row, which may be secrets or a person's; a message loses what has their shape.
 */
export function plainError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { type, message, stack } = stdSerializers.err(error);
  const plain = withoutSecrets(message);
  const code = "code" in error ? error.code : undefined;
  const constraint = "constraint" in error ? error.constraint : undefined;
  return { type, message: plain, stack: stack.replace(message, () => plain), code, constraint };
}

/** Addresses of our own kinds of secrets: 16 or 32 random bytes in base64url. */
function withoutSecrets(message: string): string {
  return message
    .replace(/(?<![\w-])(?:[\w-]{22}|[\w-]{43})(?![\w-])/g, "•••")
    .replace(/[^\s"'<>@]+@[^\s"'<>@]+\.[a-z]+/gi, "•••@•••");
}
