import { hash, verify } from "@node-rs/argon2";

import { newSecret } from "~/platform/database/ids.server";

/** OWASP's second choice for argon2id, which is the library's default kind. Memory is in KiB. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export async function hashPassword(password: string): Promise<string> {
  return hash(password.normalize("NFC"), cost);
}

/** Takes as long when there is no hash to compare with, so that its time tells nobody whether an account exists. */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  const isRight = await verify(passwordHash ?? (await nobodysHash()), password.normalize("NFC"));
  return isRight && passwordHash !== undefined;
}

function nobodysHash(): Promise<string> {
  made ??= hashPassword(newSecret());
  return made;
}

let made: Promise<string> | undefined;
