import { productAddress } from "~/addresses";
import { buildSelectionQuery, formatVariant } from "~/features/products/product";
import type { Translate } from "~/platform/i18n/i18n.server";
import type { EmailContent } from "~/ui/email";
import type { DueStockAlert } from "./dueStockAlert.queries.server";

/**
 * Builds the e-mail that announces that a product is back in stock, with a link that cancels all alerts of the address.
 */
export function stockAlertEmail(
  alert: DueStockAlert,
  { t, publicUrl }: { t: Translate; publicUrl: string },
): EmailContent {
  const { name, colour, colourId, size } = alert;
  const variant = formatVariant({ colour, size: size ?? "" });
  const title = variant ? `${name} (${variant})` : name;
  const address = publicUrl + productAddress(alert.locale, { ...alert, id: alert.productId });
  return {
    language: alert.locale,
    subject: t("product:stockAlert.mail.subject", { name }),
    title: t("product:stockAlert.mail.title"),
    sections: [
      {
        parts: [
          { kind: "paragraph", text: t("orders:mail.hello") },
          { kind: "paragraph", text: t("product:stockAlert.mail.text", { name: title }) },
          {
            kind: "link",
            text: t("product:stockAlert.mail.open"),
            address: address + buildSelectionQuery({ colourId, size }),
          },
        ],
      },
      {
        parts: [
          { kind: "paragraph", text: t("product:stockAlert.mail.once") },
          { kind: "link", text: t("product:stockAlert.mail.end"), address: `${address}?zrusit=${alert.id}#hlidat` },
        ],
      },
    ],
  };
}
