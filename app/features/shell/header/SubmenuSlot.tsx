import { memo } from "react";

/** A slot that React renders empty: `showSubmenus` puts a copy of the submenu into it, which React does not touch. */
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
