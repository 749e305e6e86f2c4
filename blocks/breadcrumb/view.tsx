import type { Resolved } from "../../schema/resolved.ts";
import { Link } from "../_kit/link.tsx";
import type { schema } from "./schema.ts";

export function Breadcrumb({ items }: Resolved<typeof schema>) {
  return (
    <nav className="breadcrumb" aria-label="Breadcrumb">
      <ol>
        {items.map((item, index) => (
          <li key={item.text}>
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
