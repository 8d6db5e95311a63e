import { z } from "zod";

const menuLink = z.object({ text: z.string(), link: z.string(), new_tab: z.boolean().optional() });

const days = z.number().int().positive();

/** What each setting may hold. A setting that an operator broke falls back to its default and never breaks a page. */
export const settingShapes = {
  brand: z.string().min(1).catch("KARA"),
  indexing: z.object({ is_enabled: z.boolean() }).catch({ is_enabled: false }),
  maintenance: z.object({ is_enabled: z.boolean() }).catch({ is_enabled: false }),
  intropopup: z.object({ is_enabled: z.boolean() }).catch({ is_enabled: false }),
  topmenu: z.array(menuLink.extend({ submenu: z.array(menuLink).optional() })).catch([]),
  free_delivery_above_minor: z.number().int().nonnegative().catch(Number.MAX_SAFE_INTEGER),
  /** One order of goods above it opens the club (decision 44). */
  club_above_minor: z.number().int().nonnegative().catch(Number.MAX_SAFE_INTEGER),
  bank_account: z
    .object({ holder: z.string(), account: z.string(), iban: z.string() })
    .catch({ holder: "", account: "", iban: "" }),
  /** Ids of the categories on /bundykabaty. */
  jackets_and_coats: z.array(z.number().int()).catch([]),
  manufacturer: z
    .object({ company: z.string(), address: z.string(), email: z.string() })
    .catch({ company: "", address: "", email: "" }),
  /** The container of a tag manager, for visitors who allow measuring; none by default, and then nothing foreign is loaded. */
  analytics: z
    .object({
      tag_id: z
        .string()
        .regex(/^GTM-[A-Z0-9]{4,12}$/)
        .nullable(),
    })
    .catch({ tag_id: null }),
  /** How many orders that wait for money one customer, and one network, may have at a time. */
  unpaid_orders: z
    .object({ per_customer: z.number().int().positive(), per_network: z.number().int().positive() })
    .catch({ per_customer: 5, per_network: 20 }),
  /** For how many days personal data is kept that no order and no account needs. The privacy page tells them. */
  retention: z
    .object({
      /** A guest's cookie lives shorter than the least, so that no cart goes that its owner could still open. */
      guest_carts_days: z.number().int().min(28),
      order_networks_days: days,
      mail_days: days,
      newsletter_unconfirmed_days: days,
      newsletter_left_days: days,
      stock_alerts_days: days,
      searches_days: days,
    })
    .catch({
      ...{ guest_carts_days: 30, order_networks_days: 30, mail_days: 180, searches_days: 180 },
      ...{ newsletter_unconfirmed_days: 30, newsletter_left_days: 365, stock_alerts_days: 365 },
    }),
  shop_mail: z.object({ from: z.string(), reply_to: z.string() }).catch({ from: "", reply_to: "" }),
} as const;

export type SettingName = keyof typeof settingShapes;

export function isSettingName(name: string): name is SettingName {
  return Object.hasOwn(settingShapes, name);
}

/** What an operator wrote, checked strictly and written as it is stored; `problem` is one English sentence. */
export function checkSetting(
  name: SettingName,
  written: string,
): { ok: true; json: string } | { ok: false; problem: string } {
  const value = jsonOf(written);
  if (value === undefined) return { ok: false, problem: "it is no JSON." };
  const parsed = settingShapes[name].removeCatch().safeParse(value);
  if (parsed.success) return { ok: true, json: JSON.stringify(parsed.data) };
  const [issue] = parsed.error.issues;
  return { ok: false, problem: `${issue?.path.join(".") || "the value"}: ${issue?.message}.` };
}

export type Settings = { [Name in SettingName]: z.infer<(typeof settingShapes)[Name]> };
export type MenuEntry = Settings["topmenu"][number];

/** Names of what anybody may know; all others stay in the shop. */
const publicNames = ["brand", "intropopup", "maintenance", "topmenu", "free_delivery_above_minor"] as const;

type PublicName = (typeof publicNames)[number];

export function publicSettings(settings: Settings): { name: PublicName; value: Settings[PublicName] }[] {
  return publicNames.map((name) => ({ name, value: settings[name] }));
}

/** `stored` maps names to JSON texts; unknown names are ignored. */
export function parseSettings(stored: ReadonlyMap<string, string>): Settings {
  const parsed = Object.entries(settingShapes).map(([name, shape]) => [name, shape.parse(jsonOf(stored.get(name)))]);
  return Object.fromEntries(parsed);
}

function jsonOf(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
