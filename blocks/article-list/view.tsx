import type { Resolved } from "../../schema/fields/resolved.ts";
import { Day } from "../_kit/day.tsx";
import { FilterFoot } from "../_kit/filter/filter-foot.tsx";
import { FilterForm } from "../_kit/filter/filter-form.tsx";
import { filterAttributes } from "../_kit/filter/filter-options.ts";
import { useFirstPictures } from "../_kit/first-screen.ts";
import { languageAttributes } from "../_kit/item-language.ts";
import { Link } from "../_kit/link.tsx";
import { useMessages } from "../_kit/page/use-messages.ts";
import { Photo } from "../_kit/pictures/photo.tsx";
import type { PictureUse } from "../_kit/pictures/picture-attributes.ts";
import { Section } from "../_kit/section.tsx";
import { viewName } from "../_kit/view-name.ts";
import { withIndexKeys } from "../_kit/with-index-keys.ts";
import type { schema } from "./schema.ts";

type ArticleListProps = Resolved<typeof schema>;

export function ArticleList(props: ArticleListProps) {
  const { label, title, intro, items, appearance, filter, filterBy, empty, readMore, hideEmpty } = props;
  const messages = useMessages();
  const eager = useFirstPictures();
  if (hideEmpty && items.length === 0) return null;
  // Only a page that holds all cards can filter them; a category's page links to the others.
  const filters = filter && !filter.current && !filterBy;
  return (
    <Section
      name="article-list"
      label={label}
      title={title}
      intro={intro}
      className={`article-list-as-${appearance}`}
      hydrateOn={filterBy ? "query" : filters ? "interaction" : undefined}
    >
      {filter && <Filter {...filter} />}
      {filterBy && <FilterForm filter={filterBy} items={items} />}
      {filters && (
        <p
          className="article-list-status visually-hidden"
          role="status"
          data-forms={JSON.stringify(messages.resultsShown)}
        />
      )}
      {(filters || items.length === 0) && (
        <p className="empty" hidden={items.length > 0}>
          {empty ?? messages.nothingHere}
        </p>
      )}
      <ul className="article-list-cards" data-count={items.length}>
        {withIndexKeys(items).map(([index, item]) => (
          <Card
            key={index}
            {...item}
            filtered={filterAttributes(filterBy, item)}
            eager={index < eager}
            use={
              appearance === "lead" ? (index === 0 ? "wide" : "row") : items.length === 2 ? "half" : "card"
            }
            first={index === 0 && eager > 0}
            level={title ? 3 : 2}
            more={readMore ?? messages.readMore}
          />
        ))}
      </ul>
      {filterBy?.all && <FilterFoot />}
    </Section>
  );
}

function Filter({ all, categories, current }: NonNullable<ArticleListProps["filter"]>) {
  const messages = useMessages();
  return (
    <nav className="article-list-filter" aria-label={messages.filter}>
      <ul>
        <li>
          <Link href={all.href} current={current ? undefined : "page"}>
            {all.text ?? messages.all}
          </Link>
        </li>
        {withIndexKeys(categories).map(([key, { id, text, href }]) => (
          <li key={key}>
            <Link href={href} current={current === id ? "page" : undefined} data={{ category: id }}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type CardProps = ArticleListProps["items"][number] & {
  readonly filtered: ReturnType<typeof filterAttributes>;
  readonly eager: boolean;
  readonly use: PictureUse;
  readonly first: boolean;
  readonly level: 2 | 3;
  readonly more: string;
};

function Card({ picture, filtered, eager, first, use, level, more, ...item }: CardProps) {
  const { title, href, text, date, facts, category } = item;
  const Title = `h${level}` as const;
  const language = languageAttributes(item);
  return (
    <li className="article-list-card" data-category={category?.id} {...filtered} {...viewName(picture)}>
      {picture && (
        <Photo picture={picture} use={use} first={first} eager={eager} className="article-list-picture" />
      )}
      {(date || facts.length > 0 || category) && (
        <p className="article-list-facts">
          {date && <Day date={date} />}
          {withIndexKeys(facts).map(([key, fact]) => (
            <span key={key}>{fact}</span>
          ))}
          {category && <span className="article-list-category">{category.text}</span>}
        </p>
      )}
      <Title className="article-list-title" {...language}>
        <Link href={href}>{title}</Link>
      </Title>
      {text && (
        <p className="article-list-excerpt" {...language}>
          {text}
        </p>
      )}
      <span className="more" aria-hidden="true">
        {more}
      </span>
    </li>
  );
}
