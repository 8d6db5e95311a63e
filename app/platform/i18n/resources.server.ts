import csAccount from "locales/cs/account.json";
import csCart from "locales/cs/cart.json";
import csCatalog from "locales/cs/catalog.json";
import csCheckout from "locales/cs/checkout.json";
import csConsent from "locales/cs/consent.json";
import csContact from "locales/cs/contact.json";
import csContent from "locales/cs/content.json";
import csDelivery from "locales/cs/delivery.json";
import csDocuments from "locales/cs/documents.json";
import csHome from "locales/cs/home.json";
import csLegal from "locales/cs/legal.json";
import csListing from "locales/cs/listing.json";
import csNewsletter from "locales/cs/newsletter.json";
import csOrders from "locales/cs/orders.json";
import csPayments from "locales/cs/payments.json";
import csProduct from "locales/cs/product.json";
import csReservations from "locales/cs/reservations.json";
import csSearch from "locales/cs/search.json";
import csServices from "locales/cs/services.json";
import csShell from "locales/cs/shell.json";
import csTypography from "locales/cs/typography.json";
import csUi from "locales/cs/ui.json";
import csVouchers from "locales/cs/vouchers.json";
import csWarrantyClaims from "locales/cs/warrantyClaims.json";
import csWishlist from "locales/cs/wishlist.json";
import skAccount from "locales/sk/account.json";
import skCart from "locales/sk/cart.json";
import skCatalog from "locales/sk/catalog.json";
import skCheckout from "locales/sk/checkout.json";
import skConsent from "locales/sk/consent.json";
import skContact from "locales/sk/contact.json";
import skContent from "locales/sk/content.json";
import skDelivery from "locales/sk/delivery.json";
import skDocuments from "locales/sk/documents.json";
import skHome from "locales/sk/home.json";
import skLegal from "locales/sk/legal.json";
import skListing from "locales/sk/listing.json";
import skNewsletter from "locales/sk/newsletter.json";
import skOrders from "locales/sk/orders.json";
import skPayments from "locales/sk/payments.json";
import skProduct from "locales/sk/product.json";
import skReservations from "locales/sk/reservations.json";
import skSearch from "locales/sk/search.json";
import skServices from "locales/sk/services.json";
import skShell from "locales/sk/shell.json";
import skTypography from "locales/sk/typography.json";
import skUi from "locales/sk/ui.json";
import skVouchers from "locales/sk/vouchers.json";
import skWarrantyClaims from "locales/sk/warrantyClaims.json";
import skWishlist from "locales/sk/wishlist.json";

/** All texts of the shop, for the server. The browser fetches only the files of the namespaces that its page names. */
export const resources = {
  cs: {
    account: csAccount,
    cart: csCart,
    catalog: csCatalog,
    checkout: csCheckout,
    consent: csConsent,
    contact: csContact,
    content: csContent,
    delivery: csDelivery,
    documents: csDocuments,
    home: csHome,
    legal: csLegal,
    listing: csListing,
    newsletter: csNewsletter,
    orders: csOrders,
    payments: csPayments,
    product: csProduct,
    reservations: csReservations,
    search: csSearch,
    services: csServices,
    warrantyClaims: csWarrantyClaims,
    shell: csShell,
    typography: csTypography,
    ui: csUi,
    vouchers: csVouchers,
    wishlist: csWishlist,
  },
  sk: {
    account: skAccount,
    cart: skCart,
    catalog: skCatalog,
    checkout: skCheckout,
    consent: skConsent,
    contact: skContact,
    content: skContent,
    delivery: skDelivery,
    documents: skDocuments,
    home: skHome,
    legal: skLegal,
    listing: skListing,
    newsletter: skNewsletter,
    orders: skOrders,
    payments: skPayments,
    product: skProduct,
    reservations: skReservations,
    search: skSearch,
    services: skServices,
    warrantyClaims: skWarrantyClaims,
    shell: skShell,
    typography: skTypography,
    ui: skUi,
    vouchers: skVouchers,
    wishlist: skWishlist,
  },
} as const;
