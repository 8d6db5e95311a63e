import { closeSync, openSync, rmSync, writeFileSync } from "node:fs";

/**
 * Runs an export that writes a new file of personal data by calling `write` before it records itself in the audit
 * trail. When the writing or the recording fails, no file stays. Only the user account that runs the command may read
 * the file.
 */
export async function exportToFile<Result>(
  file: string,
  run: (write: (text: string) => void) => Promise<Result>,
): Promise<Result> {
  let isCreated = false;
  const write = (text: string) => {
    const descriptor = openSync(file, "wx", 0o600);
    isCreated = true;
    try {
      writeFileSync(descriptor, text);
    } finally {
      closeSync(descriptor);
    }
  };
  try {
    return await run(write);
  } catch (error) {
    if (isCreated) rmSync(file, { force: true });
    throw error;
  }
}
