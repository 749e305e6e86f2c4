import type { Resolved } from "../../schema/resolved.ts";
import { Section } from "../_kit/section.tsx";
import type { schema } from "./schema.ts";

export function Stats({ label, title, intro, items }: Resolved<typeof schema>) {
  return (
    <Section name="stats" label={label} title={title} intro={intro}>
      <dl className="stats-items" data-count={items.length}>
        {items.map((item) => (
          <div key={item.label} className="stats-item">
            <dt className="stats-label">{item.label}</dt>
            <dd className="stats-value">{item.value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
