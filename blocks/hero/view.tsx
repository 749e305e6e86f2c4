import type { Resolved } from "../../schema/fields/resolved.ts";
import { Actions } from "../_kit/actions.tsx";
import { enhanced } from "../_kit/islands/hydrate-on.ts";
import { Photo } from "../_kit/pictures/photo.tsx";
import { withIndexKeys } from "../_kit/with-index-keys.ts";
import type { schema } from "./schema.ts";

export function Hero({ label, title, subtitle, actions, views }: Resolved<typeof schema>) {
  const [first, second] = views;
  return (
    <section className="hero">
      <div className="hero-head">
        {label && <p className="hero-label">{label}</p>}
        <h1 className="hero-title">
          {withIndexKeys(sentences(title)).map(([key, sentence]) => (
            <span key={key}>{sentence} </span>
          ))}
        </h1>
        {subtitle && <p className="hero-subtitle">{subtitle}</p>}
        <Actions actions={actions} />
      </div>
      <div className="hero-views" {...(second && enhanced("hero", "interaction"))}>
        {withIndexKeys(views).map(([index, { name, picture, caption, focus }]) => (
          <figure key={index} className="hero-view" data-name={name} data-focus={focus}>
            <Photo picture={picture} use="hero" first={index === 0} />
            {(caption || second) && <figcaption className="hero-caption">{caption || name}</figcaption>}
          </figure>
        ))}
        {first && second && (
          <button type="button" className="hero-toggle">
            {second.name}
          </button>
        )}
      </div>
    </section>
  );
}

function sentences(text: string): string[] {
  return text.split(/(?<=[.!?])\s+/);
}
