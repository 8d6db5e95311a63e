import { hash, verify } from "@node-rs/argon2";

import { newSecret } from "~/platform/database/ids.server";

/** OWASP's second choice for argon2id, which is the library's default variant. Memory is in KiB. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export async function hashPassword(password: string): Promise<string> {
  return hash(password.normalize("NFC"), cost);
}

/**
 * Compares a password with a hash. Without a hash it takes as long, so that timing does not reveal whether an account
 * exists.
 */
export async function verifyPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  const isCorrect = await verify(passwordHash ?? (await dummyHash()), password.normalize("NFC"));
  return isCorrect && passwordHash !== undefined;
}

function dummyHash(): Promise<string> {
  made ??= hashPassword(newSecret());
  return made;
}

let made: Promise<string> | undefined;
