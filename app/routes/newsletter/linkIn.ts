import { newsletterWords } from "~/addresses";
import { type TokenPurpose, tokenPurposes } from "~/features/newsletter/newsletter";

export type LinkParams = { action?: string; token?: string };

/** Returns the link of a newsletter path; undefined for an unknown word. */
export function linkIn({ action, token }: LinkParams): { purpose: TokenPurpose; token: string } | undefined {
  const purpose = tokenPurposes.find((known) => newsletterWords[known] === action);
  return purpose && token ? { purpose, token } : undefined;
}
