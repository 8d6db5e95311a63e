import { newsletterWords } from "~/addresses";
import { type TokenPurpose, tokenPurposes } from "~/features/newsletter/newsletter";

export type LetterParams = { deed?: string; token?: string };

/** What a newsletter address asks for; undefined where no letter leads. */
export function linkIn({ deed, token }: LetterParams): { purpose: TokenPurpose; token: string } | undefined {
  const purpose = tokenPurposes.find((known) => newsletterWords[known] === deed);
  return purpose && token ? { purpose, token } : undefined;
}
