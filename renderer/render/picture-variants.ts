import { pictureAttributes, pictureSources, pictureUrl } from "../../blocks/_kit/picture-attributes.ts";
import type { PictureFormat } from "../../schema/site/pictures.ts";
import { blocksOf } from "../blocks-of.ts";
import type { MediaFacts } from "../resolve/pictures.ts";
import type { Site } from "../site.ts";
import { deferredPicturesIn } from "./pictures-in.ts";
import type { RenderedFile } from "./rendered-file.ts";

/** A picture at one width and in one format, as some page asks for it. */
export interface PictureVariant {
  /** Relative to the output folder: `media/hero-front.1a2b3c4d-800.webp`. */
  readonly path: string;
  /** The file in content/media. */
  readonly name: string;
  /** Of the picture; it changes with its bytes. */
  readonly version: string;
  /** In pixels. */
  readonly width: number;
  readonly format: PictureFormat;
}

const address = /(\/media\/[^\s"',&/]+)-(\d{1,5})\.(avif|webp|jpg)/g;
const whole = new RegExp(`^${address.source}$`);
/** One address or a whole srcset, which many pages have alike. */
const addresses = /\/media\/[^"']*/g;

/**
 * The pictures that a site's pages ask for, or that an island may ask for when it shows deferred values: no others are
 * made. A text may hold anything, so an address counts only if it is that of a known picture, at a width that it has.
 */
export function pictureVariants(
  site: Site,
  files: readonly RenderedFile[],
  media: ReadonlyMap<string, MediaFacts>,
): PictureVariant[] {
  const variantAt = pictureAddresses(media);
  const variants = new Map<string, PictureVariant>();
  const seen = new Set<string>();
  for (const text of [...files.map((file) => file.text), ...deferredPictures(site)]) {
    for (const [several] of text.matchAll(addresses)) {
      if (seen.has(several)) continue;
      seen.add(several);
      for (const [url] of several.matchAll(address)) {
        const variant = variants.has(url) ? undefined : variantAt(url);
        if (variant) variants.set(url, variant);
      }
    }
  }
  return [...variants.values()];
}

/** Which picture an address is of, without the base; undefined if there is no such picture or it is not that wide. */
export function pictureAddresses(
  media: ReadonlyMap<string, MediaFacts>,
): (url: string) => PictureVariant | undefined {
  const known = new Map(
    [...media].map(([name, facts]) => [addressOf(name, facts.version), { name, ...facts }]),
  );
  return (url) => {
    const [, start = "", digits, extension] = whole.exec(url) ?? [];
    const picture = known.get(start);
    const width = Number(digits);
    if (!picture || width < 1 || width > picture.width) return undefined;
    const { name, version } = picture;
    const format = extension as PictureFormat;
    return { path: decodeURIComponent(url.slice(1)), name, version, width, format };
  };
}

/** The srcsets that islands will write for the pictures in deferred values. */
function deferredPictures(site: Site): string[] {
  return site.pages
    .map(site.whole)
    .flatMap((page) =>
      blocksOf(page).flatMap(({ definition: { deferredPictureUses = [] }, props }) =>
        deferredPictureUses.length === 0
          ? []
          : deferredPicturesIn(props).flatMap((picture) =>
              deferredPictureUses.flatMap((use) => [
                pictureAttributes(picture, use).srcSet,
                ...pictureSources(picture, use).map(({ srcSet }) => srcSet),
              ]),
            ),
      ),
    );
}

/** What all addresses of a picture start with. */
function addressOf(name: string, version: string): string {
  const picture = { name, version, base: "" };
  return pictureUrl(picture, 0).replace(/-0\.webp$/, "");
}
