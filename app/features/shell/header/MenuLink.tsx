import type { MenuEntry } from "~/features/settings/settings";
import type { MenuMark } from "./menuTrail";
import { within } from "./TopMenu.css";

type MenuLinkProps = { entry: MenuEntry; className: string; mark: MenuMark };

export function MenuLink({ entry: { text, link, new_tab }, className, mark }: MenuLinkProps) {
  return (
    <a
      className={mark === "within" ? `${className} ${within}` : className}
      href={link}
      aria-current={mark === "within" ? undefined : mark}
      {...(new_tab ? { target: "_blank", rel: "noopener" } : null)}
    >
      {text}
    </a>
  );
}
