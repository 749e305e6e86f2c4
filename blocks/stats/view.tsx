import type { Resolved } from "../../schema/fields/resolved.ts";
import { languageAttributes } from "../_kit/item-language.ts";
import { Section } from "../_kit/section.tsx";
import { withIndexKeys } from "../_kit/with-index-keys.ts";
import type { schema } from "./schema.ts";

export function Stats({ label, title, intro, items }: Resolved<typeof schema>) {
  if (items.length === 0) return null;
  return (
    <Section name="stats" label={label} title={title} intro={intro}>
      <dl className="stats-items" data-count={items.length}>
        {withIndexKeys(items).map(([key, item]) => (
          <div key={key} className="stats-item" {...languageAttributes(item)}>
            <dt className="stats-label">{item.label}</dt>
            <dd className="stats-value">{item.value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
