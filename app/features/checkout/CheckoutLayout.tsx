import type { ReactNode } from "react";
import { column } from "styles/global.css";
import { useProblemTitle } from "~/ui/useProblemTitle";
import * as styles from "./CheckoutLayout.css";
import { CheckoutSteps } from "./CheckoutSteps";
import type { CheckoutStep } from "./checkout";

type CheckoutLayoutProps = {
  step: CheckoutStep;
  title: string;
  /** Shown beside the form; on small screens above it, or below what is `wide`. */
  aside: ReactNode;
  /** form: what is filled in · wide: what is read, before the form that is in `aside`. */
  width?: "form" | "wide";
  /** When the page's form was last rejected, if it was. */
  refusedAt?: number | undefined;
  children: ReactNode;
};

export function CheckoutLayout(props: CheckoutLayoutProps) {
  const { step, title, aside, width = "form", refusedAt, children } = props;
  useProblemTitle(refusedAt);
  const beside = <div className={styles.aside[width]}>{aside}</div>;
  return (
    <div className={`${column} ${styles.root}`}>
      <CheckoutSteps current={step} />
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.columns}>
        {width === "form" ? beside : null}
        <div className={styles.main[width]}>{children}</div>
        {width === "wide" ? beside : null}
      </div>
    </div>
  );
}
