import type { Resolved } from "../../schema/fields/resolved.ts";
import { Icon } from "../_kit/icon.tsx";
import { Link } from "../_kit/link.tsx";
import type { schema } from "./schema.ts";

export function FloatingLink({ text, href, icon, position }: Resolved<typeof schema>) {
  return (
    <aside className="floating-link" aria-label={text} data-position={position}>
      <Link href={href} className="floating-link-button">
        <Icon icon={icon} size={26} />
        <span className="visually-hidden">{text}</span>
      </Link>
    </aside>
  );
}
