import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { visuallyHidden } from "styles/global.css";

import { addressOf } from "~/addresses";
import { useLocale } from "~/platform/i18n/LocaleContext";
import { button } from "~/ui/Button.css";
import { Intent } from "~/ui/Intent";

import type { VoucherInCart } from "./voucher";
import type { VoucherIntent } from "./voucher.form";

/** Renders a form that removes a voucher from the cart and then shows the cart. */
export function VoucherRemoval({ voucher: { id, code } }: { voucher: Pick<VoucherInCart, "id" | "code"> }) {
  const { t } = useTranslation("vouchers");
  return (
    <Form method="post" action={addressOf("cart", useLocale())} preventScrollReset>
      <Intent<VoucherIntent> name="remove-voucher" />
      <input type="hidden" name="voucherId" value={id} />
      <button type="submit" className={button.text}>
        {t("remove")}
        <span className={visuallyHidden}> {t("removeNamed", { code })}</span>
      </button>
    </Form>
  );
}
