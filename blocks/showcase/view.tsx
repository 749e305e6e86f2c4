import type { Resolved } from "../../schema/fields/resolved.ts";
import { Facts } from "../_kit/facts.tsx";
import { enhanced } from "../_kit/islands/hydrate-on.ts";
import { useMessages } from "../_kit/page/use-messages.ts";
import { Comparison } from "../_kit/pictures/comparison.tsx";
import { Photo } from "../_kit/pictures/photo.tsx";
import { ScaleDrawing } from "../_kit/scale-drawing/scale-drawing.tsx";
import { Story } from "../_kit/story.tsx";
import { viewName } from "../_kit/view-name.ts";
import { withIndexKeys } from "../_kit/with-index-keys.ts";
import type { schema } from "./schema.ts";

type ShowcaseProps = Resolved<typeof schema>;

export function Showcase(props: ShowcaseProps) {
  const { label, title, intro, picture, caption, facts, sections, drawing, comparison, pictures } = props;
  return (
    <article className="showcase">
      <header className="showcase-head">
        {label && <p className="showcase-label">{label}</p>}
        <h1 className="showcase-title">{title}</h1>
        {intro && <p className="showcase-intro">{intro}</p>}
      </header>
      <figure {...viewName(picture)}>
        <Photo picture={picture} use="full" first className="showcase-picture" />
        {caption && <figcaption className="showcase-caption">{caption}</figcaption>}
      </figure>
      {(facts.length > 0 || sections.length > 0 || drawing) && (
        <div className="showcase-text">
          <Facts facts={facts} />
          {drawing && <ScaleDrawing drawing={drawing} />}
          <Story sections={sections} level={2} />
        </div>
      )}
      {comparison && (
        <div className="showcase-comparison" {...enhanced("showcase", "interaction")}>
          <Comparison comparison={comparison} use="wide" cut={50} />
        </div>
      )}
      <MorePictures pictures={pictures.filter(({ name }) => name !== picture.name)} />
    </article>
  );
}

function MorePictures({ pictures }: Pick<ShowcaseProps, "pictures">) {
  const messages = useMessages();
  if (pictures.length === 0) return null;
  return (
    <section>
      <h2 className="visually-hidden">{messages.morePictures}</h2>
      <ul className="showcase-pictures">
        {withIndexKeys(pictures).map(([index, picture]) => (
          <li key={index}>
            <Photo picture={picture} use={isWide(index, pictures.length) ? "wide" : "half"} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Whether a picture has a row to itself: the first of three, and the last one if its row would have a hole. */
function isWide(index: number, count: number): boolean {
  return index % 3 === 0 || (index % 3 === 1 && index === count - 1);
}
