import type { Picture } from "../../../schema/fields/resolved.ts";
import { useMessages } from "../page/use-messages.ts";
import { withIndexKeys } from "../with-index-keys.ts";
import { Photo } from "./photo.tsx";
import type { PictureUse } from "./picture-attributes.ts";

/**
 * Two pictures of the same subject; without a caption, each is labelled "Before" or "After" in the page's language.
 */
interface ComparedPictures {
  readonly before: Picture;
  readonly beforeCaption?: string;
  readonly after: Picture;
  readonly afterCaption?: string;
}

interface ComparisonProps {
  readonly comparison: ComparedPictures;
  readonly use: PictureUse;
  readonly eager?: boolean;
  readonly cut: 0 | 50;
}

export function Comparison({ comparison, use, eager = false, cut }: ComparisonProps) {
  const messages = useMessages();
  const { before, beforeCaption, after, afterCaption } = comparison;
  const views = [
    { name: "before", label: messages.before, picture: before, caption: beforeCaption, shown: false },
    { name: "after", label: messages.after, picture: after, caption: afterCaption, shown: true },
  ];
  return (
    <div className="comparison" data-cut={cut}>
      {views.map(({ name, label, picture, caption, shown }) => (
        <figure key={name} className="comparison-view" data-view={name} data-shown={shown}>
          <Photo picture={picture} use={use} eager={eager && shown} />
          <figcaption className="comparison-caption">{caption ?? label}</figcaption>
        </figure>
      ))}
      <div className="comparison-wipe">
        <input
          type="range"
          className="comparison-range"
          defaultValue={cut}
          autoComplete="off"
          aria-label={messages.beforeAndAfter}
        />
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form's fields */}
      <div className="comparison-toggle" role="group" aria-label={messages.beforeAndAfter}>
        {withIndexKeys(views).map(([key, { name, label, shown }]) => (
          <button key={key} type="button" data-view={name} aria-pressed={shown}>
            {label}
          </button>
        ))}
      </div>
    </div>
  );
}
