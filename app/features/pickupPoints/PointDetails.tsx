import { useTranslation } from "react-i18next";

import { UnbrokenTimes } from "~/ui/texts/UnbrokenTimes";

import * as styles from "./PointDetails.css";
import type { PickupPoint } from "./pickupPoint";
import { pointAddress, pointExceptions, pointFeatures, pointHours } from "./pointTexts";

type PointDetailsProps = { point: Omit<PickupPoint, "isOpen"> };

/**
 * Shows a point's address, hours and services in spans, so that it is valid in a label. Needs the namespace `delivery`.
 */
export function PointDetails({ point }: PointDetailsProps) {
  const { t } = useTranslation(["delivery"]);
  const hours = pointHours(point.hours, t);
  const exceptions = pointExceptions(point.exceptions, t);
  return (
    <span className={styles.root}>
      <span>
        {pointAddress(point)}
        <br />
      </span>
      {hours ? (
        <span>
          {t("hours.label")}: <UnbrokenTimes>{hours}</UnbrokenTimes>
          <br />
        </span>
      ) : null}
      {exceptions ? (
        <span>
          {t("points.exceptions")}: <UnbrokenTimes>{exceptions}</UnbrokenTimes>
          <br />
        </span>
      ) : null}
      <span>{pointFeatures(point, t)}</span>
    </span>
  );
}
