import type { Picture, Resolved } from "../../schema/fields/resolved.ts";
import { useFirstPictures } from "../_kit/first-screen.ts";
import { languageAttributes } from "../_kit/item-language.ts";
import { fillIn } from "../_kit/messages/fill-in.ts";
import { useMessages } from "../_kit/page/use-messages.ts";
import { Photo } from "../_kit/pictures/photo.tsx";
import { largestPicture } from "../_kit/pictures/picture-attributes.ts";
import { Section } from "../_kit/section.tsx";
import { withIndexKeys } from "../_kit/with-index-keys.ts";
import type { schema } from "./schema.ts";

export function Gallery({ label, title, intro, shape, pictures }: Resolved<typeof schema>) {
  const eager = useFirstPictures();
  const { pictureOf, previousPicture, nextPicture, close, pictures: name } = useMessages();
  if (pictures.length === 0) return null;
  return (
    <Section name="gallery" label={label} title={title} intro={intro} hydrateOn="interaction">
      <div className="gallery-container">
        <ul
          className="gallery-pictures"
          data-shape={shape}
          data-texts={JSON.stringify({ pictureOf, previousPicture, nextPicture, close, name: title ?? name })}
        >
          {withIndexKeys(pictures).map(([index, { picture, caption, ...item }]) => (
            <li key={index} {...languageAttributes(item)}>
              <figure>
                {picture ? (
                  <LargerPicture
                    picture={picture}
                    name={caption ?? fillIn(pictureOf, { number: index + 1, count: pictures.length })}
                    eager={index < eager}
                  />
                ) : (
                  <Photo picture={picture} use="half" />
                )}
                {caption && <figcaption className="gallery-caption">{caption}</figcaption>}
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

interface LargerPictureProps {
  readonly picture: Picture;
  /** What it is called where the picture has no alt text. */
  readonly name: string;
  readonly eager: boolean;
}

/** A link to the largest file of a picture, which the script shows in a dialog. */
function LargerPicture({ picture, name, eager }: LargerPictureProps) {
  const { src, width, format } = largestPicture(picture);
  return (
    <a href={src} aria-label={picture.alt === "" ? name : undefined} data-width={width} data-format={format}>
      <Photo picture={picture} use="half" eager={eager} />
    </a>
  );
}
