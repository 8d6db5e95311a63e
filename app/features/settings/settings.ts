import { z } from "zod";

import { pictureFile } from "~/platform/text/textFields";

import { bankAccountSetting, companySetting } from "./sellerSettings";

const menuLink = z.object({ text: z.string(), link: z.string(), new_tab: z.boolean().optional() });

const days = z.number().int().positive();
const fewDays = z.number().int().min(0).max(10);

/** A picture in the shop's storage, with its size in pixels, which reserves its space on a page until it has loaded. */
const storedPicture = z.object({
  file: pictureFile,
  width: z.number().int().positive(),
  height: z.number().int().positive(),
});

const pickupsPerSlot = 10;
/** The amount of a limit that is not set, which no order exceeds. */
export const noLimit = Number.MAX_SAFE_INTEGER;

/** Schema of each setting. An invalid value falls back to the default, so it never breaks a page. */
export const settingSchemas = {
  brand: z.string().min(1).catch("KARA"),
  indexing: z.object({ is_enabled: z.boolean() }).catch({ is_enabled: false }),
  maintenance: z.object({ is_enabled: z.boolean() }).catch({ is_enabled: false }),
  intropopup: z.object({ is_enabled: z.boolean() }).catch({ is_enabled: false }),
  topmenu: z.array(menuLink.extend({ submenu: z.array(menuLink).optional() })).catch([]),
  free_delivery_above_minor: z.number().int().nonnegative().catch(noLimit),
  /** An order of goods above this amount gives access to the club (decision 44). */
  club_above_minor: z.number().int().nonnegative().catch(noLimit),
  bank_account: bankAccountSetting,
  company: companySetting,
  /** Ids of the categories on /bundykabaty. */
  jackets_and_coats: z.array(z.number().int()).catch([]),
  manufacturer: z
    .object({ company: z.string(), address: z.string(), email: z.string() })
    .catch({ company: "", address: "", email: "" }),
  /** Id of a tag manager container for visitors who allow analytics; without one, no third-party script is loaded. */
  analytics: z
    .object({
      tag_id: z
        .string()
        .regex(/^GTM-[A-Z0-9]{4,12}$/)
        .nullable(),
    })
    .catch({ tag_id: null }),
  /** Maximum number of unpaid orders for each customer and for each network. */
  unpaid_orders: z
    .object({ per_customer: z.number().int().positive(), per_network: z.number().int().positive() })
    .catch({ per_customer: 5, per_network: 20 }),
  /**
   * Working days until pieces from a warehouse, or from another store, arrive in the store of a pickup, and until a
   * transfer arrives (decisions 58 and 67). `per_slot` is the number of orders that a store hands over in one half
   * hour.
   */
  pickup: z
    .object({ from_warehouse_days: fewDays, from_store_days: fewDays, after_transfer_days: fewDays })
    // A value stored before this field existed keeps its days.
    .extend({ per_slot: z.number().int().min(1).max(1_000).default(pickupsPerSlot) })
    .catch({ from_warehouse_days: 2, from_store_days: 5, after_transfer_days: 2, per_slot: pickupsPerSlot }),
  /** Maximum number of active reservations of each customer and of each network (decision 66). */
  reservations: z
    .object({ per_customer: z.number().int().positive(), per_network: z.number().int().positive() })
    .catch({ per_customer: 5, per_network: 20 }),
  /** Retention in days of personal data that no order or account needs. The privacy page lists these periods. */
  retention: z
    .object({
      /**
       * The minimum exceeds the lifetime of the guest cookie, so no cart is deleted that its owner could still open.
       */
      guest_carts_days: z.number().int().min(28),
      /** From the last use; longer than a guest's cart, as a link to the list may be waiting in somebody's e-mail. */
      guest_wishlists_days: z.number().int().min(28).default(90),
      order_networks_days: days,
      mail_days: days,
      newsletter_unconfirmed_days: days,
      newsletter_left_days: days,
      stock_alerts_days: days,
      searches_days: days,
      /** Counted from the end of a reservation. */
      reservations_days: days.default(90),
      /** Counted from the end of the order; longer than the workshop's warranty. */
      service_orders_days: days.default(760),
      /** Counted from the end of the order; also applies to orders whose garment never arrived. */
      service_photos_days: days.default(90),
      /** Counted from the end of the claim; as long as a customer may go to court. */
      claims_days: days.default(1_095),
      /** Counted from the end of the claim; as long as a customer may turn to the mediator. */
      claim_photos_days: days.default(365),
      /** Counted from the decision on a withdrawal that matches no order; as long as a customer may go to court. */
      withdrawals_days: days.default(1_095),
      /** Counted from the choice about cookies: the year for which it is valid, and one more. */
      consents_days: days.default(730),
    })
    .catch({
      guest_carts_days: 30,
      order_networks_days: 30,
      mail_days: 180,
      searches_days: 180,
      newsletter_unconfirmed_days: 30,
      newsletter_left_days: 365,
      stock_alerts_days: 365,
      reservations_days: 90,
      service_orders_days: 760,
      service_photos_days: 90,
      claims_days: 1_095,
      claim_photos_days: 365,
      withdrawals_days: 1_095,
      consents_days: 730,
      guest_wishlists_days: 90,
    }),
  /** The Union's own picture of the notice on the legal guarantee (decision 119); with null the notice is in words. */
  guarantee_picture: storedPicture.nullable().catch(null),
  shop_mail: z.object({ from: z.string(), reply_to: z.string() }).catch({ from: "", reply_to: "" }),
} as const;

export type SettingName = keyof typeof settingSchemas;

export function isSettingName(name: string): name is SettingName {
  return Object.hasOwn(settingSchemas, name);
}

/** Validates what an operator typed and returns it as stored JSON; `problem` is an English sentence. */
export function checkSetting(
  name: SettingName,
  text: string,
): { ok: true; json: string } | { ok: false; problem: string } {
  const value = parseJson(text);
  if (value === undefined) return { ok: false, problem: "it is no JSON." };
  const parsed = settingSchemas[name].removeCatch().safeParse(value);
  if (parsed.success) return { ok: true, json: JSON.stringify(parsed.data) };
  const [issue] = parsed.error.issues;
  return { ok: false, problem: `${issue?.path.join(".") || "the value"}: ${issue?.message}.` };
}

export type Settings = { [Name in SettingName]: z.infer<(typeof settingSchemas)[Name]> };
export type MenuEntry = Settings["topmenu"][number];

/** Settings that the public API exposes. */
const publicNames = ["brand", "intropopup", "maintenance", "topmenu", "free_delivery_above_minor"] as const;

type PublicName = (typeof publicNames)[number];

export function publicSettings(settings: Settings): { name: PublicName; value: Settings[PublicName] }[] {
  return publicNames.map((name) => ({ name, value: settings[name] }));
}

/** Parses the stored settings; `stored` maps names to JSON texts, and unknown names are ignored. */
export function parseSettings(stored: ReadonlyMap<string, string>): Settings {
  const parsed = Object.entries(settingSchemas).map(([name, schema]) => [
    name,
    schema.parse(parseJson(stored.get(name))),
  ]);
  return Object.fromEntries(parsed);
}

function parseJson(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
