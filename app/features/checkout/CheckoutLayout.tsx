import type { ReactNode } from "react";
import { column } from "styles/global.css";

import * as styles from "./CheckoutLayout.css";
import { CheckoutSteps } from "./CheckoutSteps";
import type { Step } from "./checkout";

type CheckoutLayoutProps = {
  step: Step;
  title: string;
  /** What stands beside the form, and below it on small screens. */
  aside: ReactNode;
  children: ReactNode;
};

export function CheckoutLayout({ step, title, aside, children }: CheckoutLayoutProps) {
  return (
    <div className={`${column} ${styles.root}`}>
      <CheckoutSteps current={step} />
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.columns}>
        <div className={styles.form}>{children}</div>
        {aside}
      </div>
    </div>
  );
}
