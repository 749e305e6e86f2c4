import type { Resolved } from "../../schema/fields/resolved.ts";
import { FilterFoot } from "../_kit/filter/filter-foot.tsx";
import { FilterForm } from "../_kit/filter/filter-form.tsx";
import { filterAttributes } from "../_kit/filter/filter-options.ts";
import { Icon } from "../_kit/icon.tsx";
import { languageAttributes } from "../_kit/item-language.ts";
import { Link } from "../_kit/link.tsx";
import { Photo } from "../_kit/pictures/photo.tsx";
import { Prose } from "../_kit/prose.tsx";
import { Section } from "../_kit/section.tsx";
import { withIndexKeys } from "../_kit/with-index-keys.ts";
import type { schema } from "./schema.ts";

export function CardsGrid(props: Resolved<typeof schema>) {
  const { label, title, intro, appearance, cards, filterBy } = props;
  const Title = title ? "h3" : "h2";
  if (cards.length === 0) return null;
  return (
    <Section
      name="cards-grid"
      label={label}
      title={title}
      intro={intro}
      className={`cards-grid-${appearance}`}
      hydrateOn={filterBy && "query"}
    >
      {filterBy && <FilterForm filter={filterBy} items={cards} />}
      <ul className="cards-grid-cards" data-count={cards.length}>
        {withIndexKeys(cards).map(([key, card]) => (
          <li
            key={key}
            className="cards-grid-card"
            {...filterAttributes(filterBy, card)}
            {...languageAttributes(card)}
          >
            {card.picture && <Photo picture={card.picture} use={appearance === "shop" ? "card" : "half"} />}
            <Icon icon={card.icon} size={28} />
            <Title className="cards-grid-title">
              {card.href ? <Link href={card.href}>{card.title}</Link> : card.title}
            </Title>
            {card.text && <Prose text={card.text} headingAbove={title ? 3 : 2} />}
            {card.price && <p className="cards-grid-price">{card.price}</p>}
            {card.note && <p className="cards-grid-note">{card.note}</p>}
            {card.items.length > 0 && (
              <ul className="cards-grid-items">
                {withIndexKeys(card.items).map(([key, item]) => (
                  <li key={key}>{item}</li>
                ))}
              </ul>
            )}
            {card.link && (
              <Link href={card.link.href} className="more">
                {card.link.text}
              </Link>
            )}
          </li>
        ))}
      </ul>
      {filterBy?.all && <FilterFoot />}
    </Section>
  );
}
