import { type AppLoadContext, data } from "@remix-run/node";

import { lookUpCompany } from "~/features/customers/companyRegister/lookUpCompany.server";
import { markRefused } from "~/platform/http/refusal";
import { worldOf } from "~/platform/process/world.server";
import { plainText } from "~/platform/text/plainText";

import { callerOf } from "./access.server";

/** True when the form was submitted by its company register button. */
export function wantsLookUp(typed: FormData): boolean {
  return typed.get("intent") === "look-up";
}

/**
 * Returns the form filled with data of the company register, or with the reason why not. Nothing is stored, and the
 * form can always be filled by hand. Passwords are not sent back.
 */
export async function fillCompany(
  request: Request,
  context: AppLoadContext,
  typed: FormData,
  names: readonly string[],
) {
  const world = worldOf(context);
  const initialValue = Object.fromEntries(typedValues(typed, names));
  const again = (error: Record<string, string[]>, formMessage: string | null) => {
    markRefused(context);
    return data(
      { reply: { initialValue, error }, formMessage, message: null, refusedAt: world.now() },
      { status: 422 },
    );
  };
  const companyId = plainText(String(typed.get("company_id") ?? "")).replace(/\s/g, "");
  if (typed.get("is_company") !== "on" || !companyId) {
    return again({ company_id: ["account:lookUp.needs"] }, null);
  }
  const wanted = { country: String(typed.get("country")), companyId };
  const found = await lookUpCompany(world, wanted, callerOf(request, context));
  if (!found.ok) {
    return found.reason === "number"
      ? again({ company_id: ["checkout:errors.companyId"] }, null)
      : again({}, "account:lookUp.failed");
  }
  const known = Object.entries(found.record).filter(([, value]) => value !== "");
  const filled = { ...initialValue, ...Object.fromEntries(known) };
  const message: "lookUp.found" | null = "lookUp.found";
  return data({ reply: { initialValue: filled, error: {} }, formMessage: null, message, refusedAt: world.now() });
}

function typedValues(typed: FormData, names: readonly string[]): [string, string][] {
  const shown = names.filter((name) => !name.includes("password"));
  return shown.flatMap((name): [string, string][] => {
    const value = typed.get(name);
    return typeof value === "string" ? [[name, value]] : [];
  });
}
