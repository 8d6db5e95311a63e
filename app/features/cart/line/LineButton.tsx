import type { ReactNode } from "react";
import { boxless } from "styles/global.css";
import { button } from "~/ui/Button.css";
import { Intent } from "~/ui/Intent";

import type { LineIntent } from "../cart.form";
import { lineForms } from "./LineForms";

type LineButtonProps = {
  intent: keyof typeof lineForms;
  lineId: string;
  className?: string;
  /** The name, where what the button shows is only a sign. */
  label?: string;
  describedBy?: string;
  /** Stays focusable: a disabled button loses the focus just after it was pressed. */
  isUseless?: boolean;
  children: ReactNode;
};

/**
 * A button that is about one line. Browsers that do not know the attribute `form`, such as Lynx and NetSurf, send the
 * form around it, which asks for the same.
 */
export function LineButton({
  intent,
  lineId,
  className = button.text,
  label,
  describedBy,
  isUseless = false,
  children,
}: LineButtonProps) {
  return (
    <form method="post" className={boxless}>
      <Intent<LineIntent> name={intent} />
      <input type="hidden" name="line" value={lineId} />
      <button
        type={isUseless ? "button" : "submit"}
        className={className}
        form={lineForms[intent]}
        name="line"
        value={lineId}
        aria-label={label}
        aria-describedby={describedBy}
        aria-disabled={isUseless || undefined}
      >
        {children}
      </button>
    </form>
  );
}
