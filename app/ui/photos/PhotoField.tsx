import { useTranslation } from "react-i18next";

import { FieldErrors } from "../FieldErrors";
import type { Field } from "../TextField";
import * as styles from "./PhotoField.css";

type PhotoFieldProps = {
  /** The field whose name is that of the file input. */
  field: Field;
  /** The name of the checkboxes of kept photos. */
  keptName: string;
  label: string;
  most: number;
  accept: string;
  /**
   * Photos that were sent with an earlier, rejected try; some have no picture. They are listed because no browser fills
   * in a file input again.
   */
  kept: readonly { id: string; thumb: string | null }[];
};

/** A field for several photos; its form needs `encType="multipart/form-data"`. Needs the namespace `ui`. */
export function PhotoField({ field, keptName, label, most, accept, kept }: PhotoFieldProps) {
  const { t } = useTranslation("ui");
  const hintId = `${field.id}-hint`;
  return (
    <div className={styles.root}>
      <label htmlFor={field.id}>{label}</label>
      {kept.length > 0 ? <KeptPhotos name={keptName} kept={kept} /> : null}
      <input
        id={field.id}
        name={field.name}
        type="file"
        multiple
        accept={accept}
        aria-invalid={field.errors ? true : undefined}
        aria-describedby={[field.errors && field.errorId, hintId].filter(Boolean).join(" ")}
        className={styles.input}
      />
      <p id={hintId} className={styles.hint}>
        {t("photos.hint", { most })}
      </p>
      <FieldErrors field={field} />
    </div>
  );
}

function KeptPhotos({ name, kept }: { name: string; kept: PhotoFieldProps["kept"] }) {
  const { t } = useTranslation("ui");
  return (
    <fieldset className={styles.kept}>
      <legend className={styles.hint}>{t("photos.kept")}</legend>
      {kept.map(({ id, thumb }, index) => (
        <label key={id} className={styles.photo}>
          <input type="checkbox" name={name} value={id} defaultChecked className={styles.box} />
          {thumb === null ? (
            t("photos.keep", { number: index + 1 })
          ) : (
            <img
              src={thumb}
              alt={t("photos.keep", { number: index + 1 })}
              width={80}
              height={80}
              className={styles.thumb}
            />
          )}
        </label>
      ))}
    </fieldset>
  );
}
