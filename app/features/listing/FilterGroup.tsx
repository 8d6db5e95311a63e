import { Fragment } from "react";
import { useTranslation } from "react-i18next";

import * as styles from "./FilterGroup.css";
import type { FilterGroupView, FilterOption } from "./filterView";

/**
 * Draws checkboxes for the values of a group. A value that would match nothing is disabled, unless it is already
 * chosen.
 */
export function FilterGroup({ group: { title, options, parts } }: { group: FilterGroupView }) {
  const { t } = useTranslation("listing");
  const text = t(`group.${title}`);
  const chosen = options.filter(({ isChosen }) => isChosen).length;
  return (
    <details name="filtr" className={styles.group}>
      <summary className={styles.summary}>
        {text}
        {chosen > 0 ? <span className={styles.chosen}>{chosen}</span> : null}
      </summary>
      <fieldset className={styles.panel[options.length > 8 ? "wide" : "narrow"]} aria-label={text}>
        {parts.length === 0 ? <Options options={options} /> : null}
        {parts.map((part) => (
          <Fragment key={part.kind}>
            <span className={styles.heading}>{` ${t(`sizes.${part.kind}`)}`}</span>
            <Options options={part.options} />
          </Fragment>
        ))}
      </fieldset>
    </details>
  );
}

function Options({ options }: { options: readonly FilterOption[] }) {
  return options.map((option) => <Option key={`${option.parameter} ${option.value}`} option={option} />);
}

/** Draws one checkbox with few elements, as a listing renders many of them. */
function Option({ option: { parameter, value, text, count, isChosen, hex } }: { option: FilterOption }) {
  return (
    <label className={styles.option}>
      <input
        type="checkbox"
        name={parameter}
        value={value}
        defaultChecked={isChosen}
        disabled={count === 0 && !isChosen}
        className={styles.box}
      />
      {hex ? (
        <svg aria-hidden="true" width="16" height="16">
          <circle cx="8" cy="8" r="7.5" fill={hex} className={styles.swatch} />
        </svg>
      ) : null}
      {`${text} `}
      <small className={styles.number}>{count}</small>
    </label>
  );
}
