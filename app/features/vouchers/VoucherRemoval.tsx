import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { spoken } from "styles/global.css";

import { addressOf } from "~/addresses";
import { useLocale } from "~/platform/i18n/LocaleContext";
import { button } from "~/ui/Button.css";

import type { VoucherInCart } from "./voucher";

/** Takes a voucher out of the cart, and shows the cart. */
export function VoucherRemoval({ voucher: { id, code } }: { voucher: Pick<VoucherInCart, "id" | "code"> }) {
  const { t } = useTranslation("vouchers");
  return (
    <Form method="post" action={addressOf("cart", useLocale())} preventScrollReset>
      <button type="submit" name="voucherId" value={id} className={button.text}>
        {t("remove")}
        <span className={spoken}> {t("removeNamed", { code })}</span>
      </button>
    </Form>
  );
}
