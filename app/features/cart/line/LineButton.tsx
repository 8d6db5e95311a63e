import type { ReactNode } from "react";
import { displayContents } from "styles/global.css";
import { button } from "~/ui/Button.css";
import { Intent } from "~/ui/Intent";

import type { LineIntent } from "../cart.form";
import { lineForms } from "./LineForms";

type LineButtonProps = {
  intent: keyof typeof lineForms;
  lineId: string;
  className?: string;
  /** The button's name when it shows only a symbol. */
  label?: string;
  describedBy?: string;
  /**
   * Is true when pressing would do nothing. The button stays focusable, because a disabled button loses the focus right
   * after it was pressed.
   */
  isUseless?: boolean;
  children: ReactNode;
};

/**
 * Renders a button for an action on one line. Browsers that do not know the attribute `form`, such as Lynx and NetSurf,
 * submit the form around the button, which has the same intent and line.
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
    <form method="post" className={displayContents}>
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
