import { type Resolved, usePage, withIndexKeys } from "blockwork";
import type { schema } from "./schema.ts";

export function Ribbon({ items }: Resolved<typeof schema>) {
  const { siteName } = usePage();
  return (
    <aside className="ribbon" aria-label={siteName}>
      <ul>
        {withIndexKeys(items).map(([key, item]) => (
          <li key={key}>{item}</li>
        ))}
      </ul>
    </aside>
  );
}
