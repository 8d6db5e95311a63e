import { Form, useSubmit } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useHydrated } from "remix-utils/use-hydrated";
import { replacedByScript } from "styles/global.css";
import type { SelectedOptions } from "~/features/products/product";
import { reserveAddress } from "~/features/stores/reservationAddresses";
import type { StoreStock } from "~/features/stores/storeStock.queries.server";
import { useLocale } from "~/platform/i18n/LocaleContext";
import * as accordion from "~/ui/accordion/AccordionSection.css";
import { button, buttonLink } from "~/ui/Button.css";
import { UnbrokenTimes } from "~/ui/texts/UnbrokenTimes";
import * as styles from "./StoreAvailability.css";

/**
 * The stores to list, or `failed` when they could not be read. `variant` is the name of the variant; empty for the
 * whole product.
 */
export type StoreAvailabilityView =
  | { stores: StoreStock[]; productId: number; variantId: number | null; variant: string }
  | "failed";

type StoreAvailabilityProps = { storeAvailability: StoreAvailabilityView | null; shown: SelectedOptions };

/** Draws a checkbox, styled as a fold, that lists the stores which have the product, with their phone numbers. */
export function StoreAvailability({ storeAvailability, shown }: StoreAvailabilityProps) {
  const { t } = useTranslation("product");
  const submit = useSubmit();
  const isHydrated = useHydrated();
  const isRequested = storeAvailability !== null;
  const form = useRef<HTMLFormElement>(null);
  const requested = useRef(shown);
  const { colourId, size } = shown;
  // biome-ignore lint/correctness/useExhaustiveDependencies: submits again when another variant is selected
  useEffect(() => {
    const isSame = requested.current.colourId === colourId && requested.current.size === size;
    requested.current = { colourId, size };
    if (isRequested && !isSame) submit(form.current, { preventScrollReset: true, replace: true });
  }, [colourId, size]);
  // The stores are also requested if the box was ticked before hydration, since the submit button disappears.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration
  useEffect(() => {
    if (!form.current) return;
    const isTicked = new FormData(form.current).has("prodejny");
    if (isTicked !== isRequested) submit(form.current, { preventScrollReset: true, replace: true });
  }, []);
  return (
    <section className={styles.root} id="prodejny">
      <Form
        ref={form}
        method="get"
        preventScrollReset
        replace
        className={styles.form}
        onChange={(event) => submit(event.currentTarget, { preventScrollReset: true, replace: true })}
      >
        {shown.colourId ? <input type="hidden" name="barva" value={shown.colourId} /> : null}
        {shown.size ? <input type="hidden" name="velikost" value={shown.size} /> : null}
        <label className={`${accordion.line} ${styles.label} ${isHydrated ? styles.drawnAsAccordion : ""}`}>
          <input
            key={String(isRequested)}
            id="dotaz-prodejny"
            type="checkbox"
            name="prodejny"
            value="1"
            defaultChecked={isRequested}
            className={styles.box}
          />
          {t("branches.ask")}
        </label>
        <button type="submit" className={`${button.text} ${isHydrated ? replacedByScript : ""}`}>
          {t("branches.submit")}
        </button>
      </Form>
      <div aria-live="polite" className={styles.list}>
        {storeAvailability ? <StoreList storeAvailability={storeAvailability} /> : null}
      </div>
    </section>
  );
}

function StoreList({ storeAvailability }: { storeAvailability: StoreAvailabilityView }) {
  const { t } = useTranslation("product");
  if (storeAvailability === "failed") return <p className={styles.alert}>{t("branches.failed")}</p>;
  if (storeAvailability.stores.length === 0) return <p>{t("branches.none")}</p>;
  return (
    <>
      <h2 className={styles.title}>{t("branches.title")}</h2>
      {storeAvailability.variant ? (
        <p className={styles.quiet}>{t("branches.ofVariant", { variant: storeAvailability.variant })}</p>
      ) : null}
      <ul>
        {storeAvailability.stores.map((store) => (
          <StoreItem key={store.id} store={store} reserved={storeAvailability} />
        ))}
      </ul>
    </>
  );
}

type StoreItemProps = { store: StoreStock; reserved: { productId: number; variantId: number | null } };

function StoreItem({ store, reserved }: StoreItemProps) {
  const { t } = useTranslation("product");
  const locale = useLocale();
  const { name, street, city, phone, onHand, today } = store;
  return (
    <li className={styles.branch}>
      <p className={styles.name}>
        {name} <span className={styles.stock}>{onHand === 1 ? t("branches.last") : t("branches.some")}</span>
      </p>
      <p className={styles.quiet}>
        {street}, {city} · <UnbrokenTimes>{today ? t("branches.open", today) : t("branches.closed")}</UnbrokenTimes>
      </p>
      <p className={styles.contact}>
        <a
          className={buttonLink.light}
          href={reserveAddress(locale, { ...reserved, storeId: store.id })}
          aria-label={`${t("branches.reserve")}: ${name}`}
          rel="nofollow"
        >
          {t("branches.reserve")}
        </a>
        {phone ? (
          <a className={styles.phone} href={`tel:${phone.replaceAll(" ", "")}`}>
            {phone}
          </a>
        ) : null}
      </p>
    </li>
  );
}
