import { Form, useSubmit } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { scriptless } from "styles/global.css";
import type { Picked } from "~/features/products/product";
import type { StoreStock } from "~/features/stores/storeStock.queries.server";
import { button } from "~/ui/Button.css";
import * as styles from "./BranchList.css";

/** `failed` when the shops could not be asked. `variant` is what is looked for; empty for the product as a whole. */
export type Branches = { stores: StoreStock[]; variant: string } | "failed";

type BranchListProps = { branches: Branches | null; shown: Picked };

/** A box to tick that lists the stores which have the piece. Reserving it there will take the place of the telephone. */
export function BranchList({ branches, shown }: BranchListProps) {
  const { t } = useTranslation("product");
  const submit = useSubmit();
  const isAsked = branches !== null;
  const form = useRef<HTMLFormElement>(null);
  const asked = useRef(shown);
  const { colourId, size } = shown;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks again when another variant is picked
  useEffect(() => {
    const isSame = asked.current.colourId === colourId && asked.current.size === size;
    asked.current = { colourId, size };
    if (isAsked && !isSame) submit(form.current, { preventScrollReset: true, replace: true });
  }, [colourId, size]);
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
        <label className={styles.label}>
          <input
            key={String(isAsked)}
            type="checkbox"
            name="prodejny"
            value="1"
            defaultChecked={isAsked}
            className={styles.box}
          />
          {t("branches.ask")}
        </label>
        <button type="submit" className={`${button.text} ${scriptless}`}>
          {t("branches.submit")}
        </button>
      </Form>
      <div aria-live="polite">{branches ? <Answer branches={branches} /> : null}</div>
    </section>
  );
}

function Answer({ branches }: { branches: Branches }) {
  const { t } = useTranslation("product");
  if (branches === "failed") return <p className={styles.alert}>{t("branches.failed")}</p>;
  if (branches.stores.length === 0) return <p>{t("branches.none")}</p>;
  return (
    <>
      <h2 className={styles.title}>{t("branches.title")}</h2>
      {branches.variant ? (
        <p className={styles.quiet}>{t("branches.ofVariant", { variant: branches.variant })}</p>
      ) : null}
      <ul>
        {branches.stores.map((store) => (
          <Branch key={store.id} store={store} />
        ))}
      </ul>
    </>
  );
}

function Branch({ store }: { store: StoreStock }) {
  const { t } = useTranslation("product");
  const { name, street, city, phone, onHand, today } = store;
  return (
    <li className={styles.branch}>
      <p className={styles.name}>
        {name} <span className={styles.stock}>{onHand === 1 ? t("branches.last") : t("branches.some")}</span>
      </p>
      <p className={styles.quiet}>
        {street}, {city} · {today ? t("branches.open", today) : t("branches.closed")}
      </p>
      {phone ? (
        <p>
          <a href={`tel:${phone.replaceAll(" ", "")}`}>{t("branches.call", { phone })}</a>
        </p>
      ) : null}
    </li>
  );
}
