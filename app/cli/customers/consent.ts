import { readConsentAnswers } from "~/features/consent/consentRecord.queries.server";
import { momentText } from "~/platform/time/momentText";
import { parseArguments } from "../parseArguments";
import { listingOption, printListing } from "../printListing";
import type { CommandContext } from "../runShop";
import { UsageError } from "../terminal";

export const consentUsage = "consent show <id> [--json]";

/**
 * `consent show <id>`: shows what the visitor with this id in the cookie `consent.id` has allowed, when and in response
 * to which wording.
 */
export async function runConsent({ args, terminal, openWorld }: CommandContext): Promise<number> {
  const { positionals, values } = parseArguments(consentUsage, {
    args,
    allowPositionals: true,
    options: listingOption,
  });
  const [subcommand, id, ...rest] = positionals;
  if (subcommand !== "show" || id === undefined || rest.length > 0) throw new UsageError("Say show and a number.");
  const { db } = await openWorld();
  const answers = await readConsentAnswers(db, id);
  const lineOf = ({ answeredAt, categories, locale, wording }: (typeof answers)[number]) =>
    [`${momentText(answeredAt)}  ${locale}  ${categories}`, ...wording.split("\n").map((line) => `  ${line}`)].join(
      "\n",
    );
  return printListing({ terminal, asJson: values.json }, answers, lineOf, "No answer has this number.");
}
