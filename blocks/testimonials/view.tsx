import type { Resolved } from "../../schema/resolved.ts";
import { numbered } from "../_kit/numbered.ts";
import { Section } from "../_kit/section.tsx";
import type { schema } from "./schema.ts";

export function Testimonials({ label, title, intro, items }: Resolved<typeof schema>) {
  return (
    <Section name="testimonials" label={label} title={title} intro={intro}>
      <ul className="testimonials-items">
        {numbered(items).map(([key, item]) => (
          <li key={key} className="testimonials-item">
            <figure>
              <p className="testimonials-rating" role="img" aria-label={`${item.rating} out of 5 stars`}>
                {"★".repeat(item.rating)}
                <span className="testimonials-missing">{"★".repeat(5 - item.rating)}</span>
              </p>
              <blockquote className="testimonials-text">
                <p>{item.text}</p>
              </blockquote>
              <figcaption className="testimonials-source">
                <strong>{item.name}</strong>
                <span>{item.location}</span>
                <span>{item.project}</span>
                <span>{item.date}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
