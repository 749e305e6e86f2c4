import { languageAttributes } from "../_kit/item-language.ts";
import { Link } from "../_kit/link.tsx";
import { Comparison } from "../_kit/pictures/comparison.tsx";
import { Photo } from "../_kit/pictures/photo.tsx";
import { viewName } from "../_kit/view-name.ts";
import { withIndexKeys } from "../_kit/with-index-keys.ts";
import { type GalleryItem, idOf } from "./dialog-item.ts";

interface CardsProps {
  readonly gallery: string;
  readonly items: readonly GalleryItem[];
  /** How many of the pictures are loaded at once. */
  readonly eager: number;
}

export function Cards({ gallery, items, eager }: CardsProps) {
  return (
    <ul className="project-gallery-cards" data-gallery={gallery} data-count={items.length}>
      {withIndexKeys(items).map(([index, item]) => (
        <li
          key={index}
          className="project-gallery-card"
          {...languageAttributes(item)}
          data-item={item.details && idOf(item, index)}
          data-src={item.details?.src}
          {...viewName(item.picture)}
          data-figure={item.tags.length > 1 ? item.tags.at(-1) : undefined}
        >
          {item.comparison ? (
            <Comparison comparison={item.comparison} use="half" eager={index < eager} cut={0} />
          ) : (
            <Photo
              picture={item.picture}
              use="half"
              first={index === 0 && eager > 0}
              eager={index < eager}
              className="project-gallery-picture"
            />
          )}
          <h3 className="project-gallery-title">
            <Link href={item.href} draggable={item.comparison && false}>
              {item.title}
            </Link>
          </h3>
          {item.place && <p className="project-gallery-location">{item.place}</p>}
          {item.text && <p className="project-gallery-description">{item.text}</p>}
          {item.tags.length > 0 && (
            <p className="project-gallery-facts">
              {withIndexKeys(item.tags).map(([key, tag]) => (
                <span key={key}>{tag}</span>
              ))}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
