import csCart from "locales/cs/cart.json";
import csCatalog from "locales/cs/catalog.json";
import csCheckout from "locales/cs/checkout.json";
import csDelivery from "locales/cs/delivery.json";
import csHome from "locales/cs/home.json";
import csOrders from "locales/cs/orders.json";
import csShell from "locales/cs/shell.json";
import csUi from "locales/cs/ui.json";
import skCart from "locales/sk/cart.json";
import skCatalog from "locales/sk/catalog.json";
import skCheckout from "locales/sk/checkout.json";
import skDelivery from "locales/sk/delivery.json";
import skHome from "locales/sk/home.json";
import skOrders from "locales/sk/orders.json";
import skShell from "locales/sk/shell.json";
import skUi from "locales/sk/ui.json";

/** Every text of the shop, for the server. The browser fetches only the files that its page names. */
export const resources = {
  cs: {
    cart: csCart,
    catalog: csCatalog,
    checkout: csCheckout,
    delivery: csDelivery,
    home: csHome,
    orders: csOrders,
    shell: csShell,
    ui: csUi,
  },
  sk: {
    cart: skCart,
    catalog: skCatalog,
    checkout: skCheckout,
    delivery: skDelivery,
    home: skHome,
    orders: skOrders,
    shell: skShell,
    ui: skUi,
  },
} as const;
