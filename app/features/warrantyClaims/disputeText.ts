import { bodyLine } from "~/features/settings/company";
import type { Settings } from "~/features/settings/settings";
import type { Translate } from "~/platform/i18n/i18n.server";
import type { WarrantyClaim } from "./warrantyClaim";
import { claimStates } from "./warrantyClaimStates";

/**
 * Says where a consumer may take a rejected claim (§ 14 act 634/1992). Is empty for others, and while no body is set.
 */
export function disputeText(
  { state }: Pick<WarrantyClaim, "state">,
  { mediator }: Pick<Settings["company"], "mediator">,
  isCompany: boolean,
  t: Translate,
): string {
  if (!claimStates[state].mayBeDisputed || isCompany || !mediator) return "";
  return t("legal:contract.mediator", { mediator: bodyLine(mediator) });
}
