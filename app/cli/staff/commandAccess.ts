import type { Scope } from "~/features/customers/scope";

/** Which scope a command needs, or who else may run it. */
export type Access = {
  scope: Scope;
  /**
   * The administrator of the machine may always run the command without signing in, since it looks after the machine or
   * creates the first member of staff. Every other command may be run so only until somebody on staff has a token.
   */
  withoutSignIn?: "always";
};

const machine = { scope: "admin", withoutSignIn: "always" } as const satisfies Access;
/** Everybody on staff may run these commands, which are about the person's own token. */
const ownToken = "anyone";

/**
 * What each command needs. Where its subcommands differ, their words are the keys; for words that are not among them,
 * all of the scopes are needed.
 */
export const commandAccess = {
  import: { scope: "catalog" },
  export: { scope: "catalog" },
  csv: { scope: "catalog" },
  generate: machine,
  price: { scope: "catalog" },
  sale: { scope: "catalog" },
  stock: { scope: "catalog" },
  product: { scope: "catalog" },
  retire: {
    words: {
      list: { scope: "catalog" },
      product: { scope: "catalog" },
      category: { scope: "catalog" },
      page: { scope: "content" },
      post: { scope: "content" },
      store: { scope: "stores" },
      "undo product": { scope: "catalog" },
      "undo category": { scope: "catalog" },
      "undo page": { scope: "content" },
      "undo post": { scope: "content" },
      "undo store": { scope: "stores" },
    },
  },
  changes: { scope: "catalog" },
  audit: { scope: "admin", withoutSignIn: "always" },
  backup: machine,
  restore: machine,
  check: machine,
  secret: machine,
  maintenance: { scope: "settings", withoutSignIn: "always" },
  setting: { scope: "settings" },
  order: { scope: "orders" },
  withdrawal: { scope: "orders" },
  claim: { scope: "orders" },
  invoice: { scope: "orders" },
  reservation: { scope: "stores" },
  service: { scope: "services" },
  staff: {
    words: { list: machine, add: machine, scope: machine, token: machine, "sign-in": ownToken, "sign-out": ownToken },
  },
  customer: { scope: "customers" },
  newsletter: { scope: "customers" },
  consent: { scope: "customers" },
  mail: { scope: "customers" },
  searches: { scope: "reports" },
  points: { scope: "settings", withoutSignIn: "always" },
  voucher: {
    words: {
      list: { scope: "orders" },
      import: { scope: "catalog" },
      add: { scope: "catalog" },
      end: { scope: "catalog" },
      send: { scope: "orders" },
      prolong: { scope: "orders" },
      print: { scope: "orders" },
    },
  },
} as const satisfies Record<string, Access | { words: Record<string, Access | typeof ownToken> }>;

export type CommandName = keyof typeof commandAccess;

/** Returns what a call of a command needs; empty for a command about the person's own token. */
export function accessOf(name: CommandName, args: readonly string[]): Access[] {
  const access: Access | { words: Record<string, Access | typeof ownToken> } = commandAccess[name];
  if (!("words" in access)) return [access];
  const { words } = access;
  const said = [args.slice(0, 2).join(" "), args[0] ?? ""].find((word) => Object.hasOwn(words, word));
  const needed = said === undefined ? Object.values(words) : [words[said]];
  return needed.flatMap((neededAccess) =>
    neededAccess === undefined || neededAccess === ownToken ? [] : [neededAccess],
  );
}
