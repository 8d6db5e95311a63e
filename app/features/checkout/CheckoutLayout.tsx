import type { ReactNode } from "react";
import { column } from "styles/global.css";
import { useProblemTitle } from "~/ui/useProblemTitle";
import * as styles from "./CheckoutLayout.css";
import { CheckoutSteps } from "./CheckoutSteps";
import type { CheckoutStep } from "./checkout";

type CheckoutLayoutProps = {
  step: CheckoutStep;
  title: string;
  /** Shown beside the form, and below it on small screens. */
  aside: ReactNode;
  /** form: a comfortable line length · wide: the full width, for lists. */
  width?: "form" | "wide";
  /** When the page's form was last rejected, if it was. */
  refusedAt?: number | undefined;
  children: ReactNode;
};

export function CheckoutLayout(props: CheckoutLayoutProps) {
  const { step, title, aside, width = "form", refusedAt, children } = props;
  useProblemTitle(refusedAt);
  return (
    <div className={`${column} ${styles.root}`}>
      <CheckoutSteps current={step} />
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.columns[width]}>
        <div className={styles.main[width]}>{children}</div>
        {aside}
      </div>
    </div>
  );
}
