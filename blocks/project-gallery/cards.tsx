import { Link } from "../_kit/link.tsx";
import { numbered } from "../_kit/numbered.ts";
import { Photo } from "../_kit/photo.tsx";
import { useMessages } from "../_kit/use-messages.ts";
import { type GalleryItem, idOf } from "./dialog-item.ts";

interface CardsProps {
  /** What tells this gallery from another on the same page. */
  readonly gallery: string;
  readonly items: readonly GalleryItem[];
  /** How many of the pictures are loaded at once. */
  readonly eager: number;
}

/** The cards of a gallery. Each is a link to its page; where scripts run, the dialog takes the click. */
export function Cards({ gallery, items, eager }: CardsProps) {
  return (
    <ul className="project-gallery-cards" data-gallery={gallery} data-count={items.length}>
      {numbered(items).map(([index, item]) => (
        <li
          key={index}
          className="project-gallery-card"
          data-item={item.details && idOf(item, index)}
          data-src={item.details?.src}
        >
          {item.comparison ? (
            <Comparison comparison={item.comparison} eager={index < eager} />
          ) : (
            <Photo
              picture={item.picture}
              use="half"
              eager={index < eager}
              className="project-gallery-picture"
            />
          )}
          <h3 className="project-gallery-title">
            <Link href={item.href}>{item.title}</Link>
          </h3>
          {item.place && <p className="project-gallery-location">{item.place}</p>}
          {item.text && <p className="project-gallery-description">{item.text}</p>}
          {item.tags.length > 0 && (
            <p className="project-gallery-facts">
              {numbered(item.tags).map(([key, tag]) => (
                <span key={key}>{tag}</span>
              ))}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

interface ComparisonProps {
  readonly comparison: NonNullable<GalleryItem["comparison"]>;
  readonly eager: boolean;
}

/** Two pictures from one viewpoint, of which one is shown. Without scripts both are. */
function Comparison({ comparison, eager }: ComparisonProps) {
  const messages = useMessages();
  const { before, beforeCaption, after, afterCaption } = comparison;
  const views = [
    { name: "before", label: messages.before, picture: before, caption: beforeCaption, shown: false },
    { name: "after", label: messages.after, picture: after, caption: afterCaption, shown: true },
  ];
  return (
    <div className="project-gallery-comparison">
      {views.map(({ name, label, picture, caption, shown }) => (
        <figure key={name} className="project-gallery-view" data-view={name} data-shown={shown}>
          <Photo picture={picture} use="half" eager={eager && shown} className="project-gallery-picture" />
          <figcaption className="project-gallery-caption">{caption ?? label}</figcaption>
        </figure>
      ))}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form's fields */}
      <div className="project-gallery-toggle" role="group" aria-label={messages.beforeAndAfter}>
        {views.map(({ name, label, shown }) => (
          <button key={name} type="button" data-view={name} aria-pressed={shown}>
            {label}
          </button>
        ))}
      </div>
    </div>
  );
}
