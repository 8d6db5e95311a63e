import type { Customer } from "./customer";

/** Permissions of staff (decision 17). Customers have none; a company account is a customer's. */
export const scopes = [
  "orders",
  "catalog",
  "content",
  "stores",
  "services",
  "customers",
  "settings",
  "reports",
  "admin",
] as const;
export type Scope = (typeof scopes)[number];

/** False for a guest and for an unknown scope. `admin` does not include the others. */
export function hasScope(customer: Pick<Customer, "scope"> | null, scope: Scope): boolean {
  return customer !== null && scopes.includes(scope) && customer.scope.includes(scope);
}
