import type { Resolved } from "../../schema/fields/resolved.ts";
import { languageAttributes } from "../_kit/item-language.ts";
import { Link } from "../_kit/link.tsx";
import { Section } from "../_kit/section.tsx";
import { withIndexKeys } from "../_kit/with-index-keys.ts";
import type { schema } from "./schema.ts";

type Group = Resolved<typeof schema>["groups"][number];

export function PriceList({ label, title, intro, groups, note }: Resolved<typeof schema>) {
  const filled = groups.filter(({ items }) => items.length > 0);
  if (filled.length === 0) return null;
  return (
    <Section name="price-list" label={label} title={title} intro={intro}>
      <div className="price-list-groups" data-count={filled.length}>
        {withIndexKeys(filled).map(([key, group]) => (
          <PriceGroup key={key} {...group} />
        ))}
      </div>
      {note && <p className="price-list-note">{note}</p>}
    </Section>
  );
}

function PriceGroup(group: Group) {
  const { title, text, items } = group;
  return (
    <div className="price-list-group" {...languageAttributes(group)}>
      {title && <h3 className="price-list-title">{title}</h3>}
      {text && <p className="price-list-text">{text}</p>}
      <dl className="price-list-items">
        {withIndexKeys(items).map(([key, item]) => (
          <div key={key} className="price-list-item" {...languageAttributes(item)}>
            <dt className="price-list-name">
              {item.href ? <Link href={item.href}>{item.name}</Link> : item.name}
            </dt>
            <dd className="price-list-price">{item.price}</dd>
            {item.text && <dd className="price-list-text">{item.text}</dd>}
            {item.marks.length > 0 && (
              <dd>
                <ul className="price-list-marks">
                  {withIndexKeys(item.marks).map(([index, mark]) => (
                    <li key={index}>{mark}</li>
                  ))}
                </ul>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </div>
  );
}
