import type { Resolved } from "../../schema/fields/resolved.ts";
import { Link } from "../_kit/link.tsx";
import { useMessages } from "../_kit/page/use-messages.ts";
import { withIndexKeys } from "../_kit/with-index-keys.ts";
import type { schema } from "./schema.ts";

export function Breadcrumb({ items }: Resolved<typeof schema>) {
  const { breadcrumb } = useMessages();
  if (items.length === 0) return null;
  return (
    <nav className="breadcrumb" aria-label={breadcrumb}>
      <ol>
        {withIndexKeys(items).map(([index, item]) => (
          <li key={index}>
            {item.href && index < items.length - 1 ? (
              <Link href={item.href}>{item.text}</Link>
            ) : (
              <span aria-current="page">{item.text}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
