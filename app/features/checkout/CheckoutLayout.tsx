import type { ReactNode } from "react";
import { column } from "styles/global.css";
import { useProblemTitle } from "~/ui/useProblemTitle";
import * as styles from "./CheckoutLayout.css";
import { CheckoutSteps } from "./CheckoutSteps";
import type { CheckoutStep } from "./checkout";

type CheckoutLayoutProps = {
  step: CheckoutStep;
  title: string;
  /** Content beside the form. On small screens it is above the form, or below `wide` content. */
  aside: ReactNode;
  /** form: the content is a form · wide: the content is read before the form, which is in `aside`. */
  width?: "form" | "wide";
  /** When the page's form was last rejected; undefined when it was not. */
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
