import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { payOrder } from "~/features/orders/changeOrderState.server";
import { confirmWithdrawal, draftWithdrawal } from "~/features/withdrawals/withdraw.server";
import { markMailSent, queueMail } from "~/platform/mail/outbox.queries.server";
import { hourMs } from "~/platform/time/durations";
import { insertPhoto } from "~/platform/uploads/upload.queries.server";

import { catalogFolder, emptyFolder } from "./catalogFolder";
import { claimGoods, deliveredOrder } from "./claims";
import { registerTestCustomer } from "./customers";
import { sellGift } from "./gifts";
import { placedOrder } from "./placedOrder";
import { stockJacket } from "./products";
import { openReservationShop } from "./reservations";
import { orderTestService } from "./services";
import { janasEmail } from "./shop/staffConnection";
import type { testWorld } from "./shop/world";
import { issueVoucher } from "./vouchers";

export type Shop = ReturnType<typeof testWorld>;

/** Prepares what the command needs in the shop, and returns the arguments to type after its words. */
export type Change = (shop: Shop) => Promise<string[]>;

const of =
  (...args: string[]): Change =>
  async () =>
    args;

function fileWith(name: string, text: string): string {
  const file = join(emptyFolder(), name);
  writeFileSync(file, text);
  return file;
}

async function jacket(shop: Shop): Promise<void> {
  await stockJacket(shop.db);
}

const ofJacket =
  (...args: string[]): Change =>
  async (shop) => {
    await jacket(shop);
    return args;
  };

async function paidOrder(shop: Shop): Promise<string> {
  await jacket(shop);
  const { id, number } = await placedOrder(shop);
  await payOrder(shop, id, "staff the bank");
  return number;
}

const ofOrder =
  (...args: string[]): Change =>
  async (shop) => [await paidOrder(shop), ...args];

/** Makes a withdrawal, number 1, from an order; with `isCheck` nobody knows yet which order it is about. */
async function withdrawn(shop: Shop, isCheck = false): Promise<string> {
  const order = await deliveredOrder(shop);
  await payOrder(shop, order.id, "staff the bank");
  const typed = { locale: "cs" as const, name: "Eva Nová", email: "eva@seznam.cz", orderId: null };
  const asked = isCheck ? { orderNumber: "123", goods: "bunda" } : { orderNumber: order.number, goods: "" };
  await confirmWithdrawal(shop, await draftWithdrawal(shop, { ...typed, ...asked, lines: [] }));
  return order.number;
}

const ofWithdrawal =
  (...args: string[]): Change =>
  async (shop) => {
    await withdrawn(shop);
    return ["1", ...args];
  };

async function reserved(shop: Shop, made: Awaited<ReturnType<typeof openReservationShop>>): Promise<string[]> {
  shop.db = made.db;
  return [(await made.make()).number];
}

const ofReservation: Change = async (shop) => reserved(shop, await openReservationShop());

const ofService =
  (...args: string[]): Change =>
  async (shop) => {
    const { number } = await orderTestService(shop);
    return [number, ...args];
  };

const ofGift: Change = async ({ db }) => [await sellGift(db)];
const ofPerson: Change = async (shop) => {
  await registerTestCustomer(shop);
  return ["eva@seznam.cz"];
};

const row = '{"code":"DESET","kind":"percent","percent":10}';

/** The command calls that change nothing in the shop, as their usage writes them. */
export const waysToRead = [
  "export",
  "csv export prices",
  "csv export stock",
  "sale list",
  "product show",
  "retire list",
  "changes",
  "audit list",
  "backup",
  "restore",
  "check",
  "setting list",
  "setting show",
  "setting history",
  "order list",
  "order show",
  "order withdrawals",
  "withdrawal list",
  "claim list",
  "claim show",
  "invoice list",
  "invoice show",
  "reservation list",
  "reservation show",
  "service list",
  "service show",
  "staff list",
  "staff sign-in",
  "staff sign-out",
  "customer find",
  "newsletter list",
  "consent show",
  "mail list",
  "searches",
  "voucher list",
  "voucher print",
];

/** All other command calls, and how to make each change something. */
export const waysToChange: Record<string, Change> = {
  import: async () => [catalogFolder()],
  "csv import prices|stock": async (shop) => {
    await jacket(shop);
    return [fileWith("prices.csv", "code;price_czk\nKA-1001;9990\n")];
  },
  generate: of("--products", "1"),
  price: ofJacket("KA-1001", "--czk", "9990"),
  sale: ofJacket("KA-1001", "--czk", "9990"),
  "sale end": async (shop) => {
    await jacket(shop);
    await shop.db.updateTable("product").set({ price_sale_net: 5000, is_sale_active: 1 }).execute();
    return ["KA-1001"];
  },
  stock: ofJacket("KA-1001-52", "eshop", "+1", "--reason", "found"),
  "product hide": ofJacket("KA-1001"),
  "product publish": async (shop) => {
    await jacket(shop);
    await shop.db.updateTable("product").set({ hidden_from_at: 0 }).execute();
    return ["KA-1001"];
  },
  "product label": ofJacket("KA-1001", "goodPrice"),
  "product position": ofJacket("KA-1001", "7777"),
  "retire product|category|page|post|store": ofJacket("KA-1001"),
  "retire undo product|category|page|post|store": async (shop) => {
    await jacket(shop);
    await shop.db.updateTable("product").set({ retired_at: 1 }).execute();
    return ["KA-1001"];
  },
  "secret check": of(),
  "maintenance on|off": of(),
  "setting picture": of("guarantee_picture", "public/icon-180.png", "--lang", "cs"),
  "setting set": of("brand", '"Kara"', "--lang", "cs"),
  "order move": ofOrder("pending"),
  "order ship": async (shop) => {
    const number = await paidOrder(shop);
    await shop.db.updateTable("orders").set({ state: "pending" }).execute();
    return [number, "--tracking", "80012345678"];
  },
  "order pay": async (shop) => {
    await jacket(shop);
    return [(await placedOrder(shop)).number];
  },
  "order refund": ofOrder("--reason", "sorry", "--amount", "100", "--manual"),
  "order mark-altered": ofOrder("1"),
  "withdrawal receive": ofWithdrawal("--to", "eshop"),
  "withdrawal refund": ofWithdrawal("--manual", "--sent-proven"),
  "withdrawal refuse": ofWithdrawal("--reason", "worn"),
  "withdrawal assign": async (shop) => ["1", await withdrawn(shop, true), "1=1"],
  "claim move": async (shop) => {
    await insertPhoto(shop.db, { id: "photo-1", widthPx: 1, heightPx: 1 }, { bytes: 1, now: shop.now() });
    const order = await deliveredOrder(shop);
    return [(await claimGoods(shop, order.id, { photoIds: ["photo-1"] })).number, "assessing"];
  },
  "invoice export": async (shop) => {
    await paidOrder(shop);
    return [join(emptyFolder(), "invoices.csv")];
  },
  "reservation collected": ofReservation,
  "reservation extend": ofReservation,
  "reservation cancel": ofReservation,
  "service move": ofService("accepted"),
  "service price": ofService("500"),
  "service promise": ofService("2026-12-18"),
  "staff add": of("petr@kara.example", "orders"),
  "staff scope": of(janasEmail, "all"),
  "staff token": of(janasEmail, "--end"),
  "mail resend": async (shop) => {
    const sentAt = shop.now() - hourMs;
    const mail = { kind: "order-paid", reference: "1", recipient: "eva@seznam.cz", subject: "a", text: "a", html: "a" };
    await queueMail(shop.db, mail, sentAt);
    const { id } = await shop.db.selectFrom("mail_outbox").select("id").executeTakeFirstOrThrow();
    await markMailSent(shop.db, id, sentAt);
    return [id];
  },
  "customer export": async (shop) => [...(await ofPerson(shop)), join(emptyFolder(), "eva.json")],
  "customer erase": async (shop) => [...(await ofPerson(shop)), "--reason", "a letter"],
  "newsletter export": async () => [join(emptyFolder(), "newsletter.csv")],
  "points import": of("packeta", "catalog/pickup-points/packeta.json"),
  "voucher import": async () => [fileWith("vouchers.ndjson", `${row}\n`)],
  "voucher add": of(row),
  "voucher end": async ({ db }) => [await issueVoucher(db)],
  "voucher send": ofGift,
  "voucher prolong": ofGift,
};
