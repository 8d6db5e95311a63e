import pino, { type Logger } from "pino";

export type Log = Logger;

/** JSON lines on standard output. Fields that may carry a secret or a person's address are never written out. */
export function openLog(level: string): Log {
  return pino({
    level,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: ["*.password", "*.token", "*.email", "*.cookie", "*.authorization"],
  });
}
