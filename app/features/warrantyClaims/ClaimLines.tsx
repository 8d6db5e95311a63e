import { useTranslation } from "react-i18next";

import * as styles from "~/features/withdrawals/OrderWithdrawalForm.css";
import { lineFieldName, piecesFieldName } from "~/features/withdrawals/withdrawalNames";
import { FieldErrors } from "~/ui/FieldErrors";
import type { Field } from "~/ui/TextField";
import * as formStyles from "./ClaimForm.css";
import type { ClaimableLine } from "./claimableLines.queries.server";

type ClaimLinesProps = {
  lines: readonly ClaimableLine[];
  /** The error that no line is ticked. The first checkbox gets the field's id, so that links to the field focus it. */
  field: Field;
  /** The number of claimed pieces of the lines that a rejected form had ticked, keyed by position. */
  ticked: Record<string, number> | undefined;
};

/**
 * Lists the order's lines to choose from, each with its pieces. A line is ticked at first if no other can be claimed.
 */
export function ClaimLines({ lines, field, ticked }: ClaimLinesProps) {
  const { t } = useTranslation("warrantyClaims");
  const open = lines.filter(({ claimableQuantity }) => claimableQuantity > 0);
  return (
    <fieldset className={styles.lines} aria-describedby={field.errors ? field.errorId : undefined}>
      <legend className={styles.legend}>{t("pick")}</legend>
      <FieldErrors field={field} className={formStyles.error} />
      {lines.map((line) => (
        <ClaimLine
          key={line.position}
          line={line}
          id={line === open[0] ? field.id : undefined}
          isTicked={ticked ? line.position in ticked : open.length === 1 && line === open[0]}
          pieces={ticked?.[line.position] ?? line.claimableQuantity}
        />
      ))}
    </fieldset>
  );
}

type ClaimLineProps = { line: ClaimableLine; id: string | undefined; isTicked: boolean; pieces: number };

function ClaimLine({ line, id, isTicked, pieces }: ClaimLineProps) {
  const { t } = useTranslation("warrantyClaims");
  const { position, name, variantName, claimableQuantity, isInClaim } = line;
  const isClosed = claimableQuantity === 0;
  return (
    <div className={styles.line}>
      <label className={styles.choice}>
        <input
          id={id}
          type="checkbox"
          className={styles.box}
          name={lineFieldName(position)}
          value="on"
          defaultChecked={isTicked}
          disabled={isClosed}
        />
        <span>
          <span className={styles.name}>{name}</span>
          <span className={styles.quiet}>{isClosed ? t(isInClaim ? "inClaim" : "gone") : variantName}</span>
        </span>
      </label>
      {claimableQuantity > 1 ? <PieceChoice line={line} pieces={pieces} /> : null}
    </div>
  );
}

function PieceChoice({ line: { position, name, claimableQuantity }, pieces }: { line: ClaimableLine; pieces: number }) {
  const { t } = useTranslation("warrantyClaims");
  const choices = Array.from({ length: claimableQuantity }, (_, index) => index + 1);
  return (
    <select
      className={styles.pieces}
      name={piecesFieldName(position)}
      aria-label={t("pieces", { name })}
      defaultValue={pieces}
    >
      {choices.map((count) => (
        <option key={count} value={count}>
          {t("of", { pieces: count })}
        </option>
      ))}
    </select>
  );
}
