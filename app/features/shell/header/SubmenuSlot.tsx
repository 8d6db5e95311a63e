import { memo } from "react";

/** Empty: `showSubmenus` puts a copy of the submenu into it, and React leaves what stands in it alone. */
export const SubmenuSlot = memo(function SubmenuSlot({ className }: { className: string }) {
  return (
    <div
      className={className}
      data-submenu
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: empty
      dangerouslySetInnerHTML={{ __html: "" }}
    />
  );
});
