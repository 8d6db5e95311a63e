import { newsletterWords } from "~/addresses";
import { type TokenPurpose, tokenPurposes } from "~/features/newsletter/newsletter";

/** What the rest of a newsletter address asks for; undefined where no letter leads. */
export function linkIn(rest: string): { purpose: TokenPurpose; token: string } | undefined {
  const [word, token, more] = rest.split("/");
  const purpose = tokenPurposes.find((known) => newsletterWords[known] === word);
  return purpose && token && more === undefined ? { purpose, token } : undefined;
}
