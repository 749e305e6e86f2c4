import {
  pictureAddress,
  pictureAttributes,
  pictureSources,
  pictureUrl,
} from "../../blocks/_kit/picture-attributes.ts";
import { readPictureAddress } from "../../schema/picture-address.ts";
import type { PictureFormat } from "../../schema/picture-settings.ts";
import { blocksOf } from "../blocks-of.ts";
import type { MediaFacts } from "../resolve/pictures.ts";
import type { SitePage } from "../site.ts";
import { deferredPicturesIn } from "./pictures-in.ts";

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

const address = new RegExp(pictureAddress, "g");
/** One address or a whole srcset, which many pages have alike. */
const addresses = /\/media\/[^"']*/g;

/** The addresses of pictures in a text, each once. Many pages have a whole srcset alike, so those are left together. */
export function pictureTexts(text: string): string[] {
  return [...new Set(text.match(addresses) ?? [])];
}

let lastStyles: { readonly css: string; readonly pictures: readonly string[] } | undefined;

/** The same for the styles of a page, which many pages have alike. */
export function picturesOfStyles(css: string): readonly string[] {
  if (lastStyles?.css !== css) lastStyles = { css, pictures: pictureTexts(css) };
  return lastStyles.pictures;
}

/** The same for a page: those in its HTML, and those that an island will ask for when it shows deferred values. */
export function picturesOfPage(page: Pick<SitePage, "frame" | "blocks">, html: string): string[] {
  return [...new Set([...pictureTexts(html), ...deferredPictures(page).flatMap(pictureTexts)])];
}

/**
 * The pictures that some addresses are of; no others are made. A text may hold anything, so an address counts only if
 * it is that of a known picture, at a width that it has.
 */
export function pictureVariants(
  texts: Iterable<string>,
  media: ReadonlyMap<string, MediaFacts>,
): PictureVariant[] {
  const variantAt = pictureAddresses(media);
  const variants = new Map<string, PictureVariant>();
  for (const several of new Set(texts)) {
    for (const [url] of several.matchAll(address)) {
      const variant = variants.has(url) ? undefined : variantAt(url);
      if (variant) variants.set(url, variant);
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
    const { start = "", width = 0, format = "webp" } = readPictureAddress(url) ?? {};
    const picture = known.get(start);
    if (!picture || width < 1 || width > picture.width) return undefined;
    const { name, version } = picture;
    return { path: decodeURIComponent(url.slice(1)), name, version, width, format };
  };
}

/** The srcsets that islands will write for the pictures in deferred values. */
function deferredPictures(page: Pick<SitePage, "frame" | "blocks">): string[] {
  return blocksOf(page).flatMap(({ definition: { deferredPictureUses = [] }, props }) =>
    deferredPictureUses.length === 0
      ? []
      : deferredPicturesIn(props).flatMap((picture) =>
          deferredPictureUses.flatMap((use) => [
            pictureAttributes(picture, use).srcSet,
            ...pictureSources(picture, use).map(({ srcSet }) => srcSet),
          ]),
        ),
  );
}

/** What all addresses of a picture start with. */
function addressOf(name: string, version: string): string {
  const picture = { name, version, base: "" };
  return pictureUrl(picture, 0).replace(/-0\.webp$/, "");
}
