import type { ReactNode } from "react";

import { FieldErrors } from "./FieldErrors";
import { NoChoice } from "./NoChoice";
import * as styles from "./RadioCards.css";
import type { Field } from "./TextField";

export type RadioCard = {
  value: string;
  title: string;
  text?: string;
  /** The price of the option, shown at the end of the title's line. */
  price?: string;
  more?: ReactNode;
  /** Fields that belong to the option. They are shown while it is chosen, and always in browsers without `:has`. */
  fields?: ReactNode;
  /** Values of other radio groups with which this option can be combined; CSS hides it for other values. */
  goesWith?: readonly string[];
};

type RadioCardsProps = { field: Field; legend: string; cards: readonly RadioCard[] };

/**
 * A radio group whose options have explanations. In browsers without CSS, each part is on a line of its own, too. The
 * first button has the field's id, so that links to the field reach it.
 */
export function RadioCards({ field, legend, cards }: RadioCardsProps) {
  return (
    <fieldset className={styles.root} aria-describedby={field.errors ? field.errorId : undefined}>
      <legend className={styles.legend}>{legend}</legend>
      <FieldErrors field={field} className={styles.error} />
      <div className={styles.cards}>
        {field.initialValue ? null : <NoChoice name={field.name} />}
        {cards.map((card, index) => (
          <Card key={card.value} card={card} field={field} id={index === 0 ? field.id : `${field.id}-${card.value}`} />
        ))}
      </div>
    </fieldset>
  );
}

function Card({ card, field, id }: { card: RadioCard; field: Field; id: string }) {
  const { value, title, text, price, more, fields, goesWith } = card;
  const label = (
    <label className={styles.card} data-goes-with={goesWith?.join(" ")}>
      <input
        id={id}
        type="radio"
        name={field.name}
        value={value}
        defaultChecked={field.initialValue === value}
        aria-invalid={field.errors ? true : undefined}
        className={styles.radio}
      />
      <span className={styles.body}>
        <span className={styles.title}>
          <span>{title}</span>{" "}
          <span className={styles.price}>
            {price}
            <br />
          </span>
        </span>
        {text ? (
          <span className={styles.text}>
            {text}
            <br />
          </span>
        ) : null}
        {more}
      </span>
    </label>
  );
  return (
    <div className={styles.option}>
      {label}
      {fields ? <div className={styles.fields}>{fields}</div> : null}
    </div>
  );
}
