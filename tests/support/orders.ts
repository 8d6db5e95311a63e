import type { Order } from "~/features/orders/orders";

/** Returns Eva's Czech order of two jackets by courier, paid by transfer; `given` replaces some of its values. */
export function evasOrder(given: Partial<Order> = {}): Order {
  const home = {
    firstname: "Eva",
    lastname: "Nová",
    company: "",
    street: "Dlouhá 12",
    city: "Praha",
    zip: "110 00",
    country: "CZ",
  };
  return {
    id: "order-id",
    number: "2026000123",
    summaryHash: "hash",
    locale: "cs",
    currencyCode: "CZK",
    state: "accepted",
    paidAt: null,
    isTrialPayment: false,
    placedAt: Date.UTC(2026, 10, 20, 12),
    shipment: null,
    deliveredAt: null,
    email: "eva@seznam.cz",
    phone: "+420601123456",
    billing: { ...home, companyId: "", taxId: "", vatId: "" },
    destination: { kind: "address", address: home },
    note: "",
    carrierId: "ppl",
    paymentId: "transfer",
    lines: [
      {
        productId: 1001,
        variantId: 1_001_001,
        code: "KA-1001-52",
        name: "Bunda <Matěj>",
        variantName: "černá, 52",
        note: "",
        quantity: 2,
        unitMinor: 12_990,
        lineMinor: 25_980,
        taxBasisPoints: 2100,
        discountMinor: 0,
      },
    ],
    totals: {
      goodsMinor: 25_980,
      discounts: [],
      deliveryMinor: 119,
      paymentMinor: 0,
      roundingMinor: 0,
      totalMinor: 26_099,
    },
    takenOffMinor: 0,
    ...given,
  };
}
