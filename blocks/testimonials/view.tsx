import type { Resolved } from "../../schema/fields/resolved.ts";
import { formatNumber } from "../_kit/intl.ts";
import { languageAttributes } from "../_kit/item-language.ts";
import { fillIn } from "../_kit/messages/fill-in.ts";
import { usePage } from "../_kit/page/page-context.ts";
import { useMessages } from "../_kit/page/use-messages.ts";
import { Section } from "../_kit/section.tsx";
import { withIndexKeys } from "../_kit/with-index-keys.ts";
import type { schema } from "./schema.ts";

export function Testimonials({ label, title, intro, items }: Resolved<typeof schema>) {
  if (items.length === 0) return null;
  return (
    <Section name="testimonials" label={label} title={title} intro={intro}>
      <ul className="testimonials-items">
        {withIndexKeys(items).map(([key, item]) => (
          <li key={key} className="testimonials-item">
            <figure>
              {item.rating && <Rating rating={item.rating} />}
              <blockquote className="testimonials-text" {...languageAttributes(item)}>
                <p>{item.text}</p>
              </blockquote>
              <figcaption className="testimonials-source" {...languageAttributes(item)}>
                <strong>{item.name}</strong>
                {item.location && <span>{item.location}</span>}
                {item.project && <span>{item.project}</span>}
                {item.date && <span>{item.date}</span>}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const mostStars = 5;

function Rating({ rating }: { readonly rating: number }) {
  const { starsOf } = useMessages();
  const { language } = usePage();
  const values = { rating: formatNumber(rating, language), count: formatNumber(mostStars, language) };
  return (
    <p className="testimonials-rating" role="img" aria-label={fillIn(starsOf, values)}>
      {"★".repeat(rating)}
      <span className="testimonials-missing">{"★".repeat(mostStars - rating)}</span>
    </p>
  );
}
