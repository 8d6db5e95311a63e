import { idsIn } from "~/platform/closedSets";
import type { Customer } from "./customer";

/** The access that a permission of staff gives (decision 17). Permissions that give none yet wait for their pages. */
type ScopeRule = {
  /** Is true when staff with this permission can open the shop during maintenance. */
  opensClosedShop: boolean;
};

const nothingYet = { opensClosedShop: false } as const;

const scopeRules = {
  orders: nothingYet,
  catalog: nothingYet,
  content: nothingYet,
  stores: nothingYet,
  services: nothingYet,
  customers: nothingYet,
  settings: { opensClosedShop: true },
  reports: nothingYet,
  admin: nothingYet,
} as const satisfies Record<string, ScopeRule>;

/**
 * A permission of staff. Customers have none, and a company account is a customer's. `admin` does not include the
 * others.
 */
export type Scope = keyof typeof scopeRules;
export const scopes = idsIn(scopeRules);

/** Returns true when the customer has the permission; false for a guest and for an unknown permission. */
export function hasScope(customer: Pick<Customer, "scope"> | null, scope: Scope): boolean {
  return customer !== null && scopes.includes(scope) && customer.scope.includes(scope);
}

/** Returns true when the customer can open the shop during maintenance; false for a guest. */
export function opensClosedShop(customer: Pick<Customer, "scope"> | null): boolean {
  return scopes.some((scope) => scopeRules[scope].opensClosedShop && hasScope(customer, scope));
}
