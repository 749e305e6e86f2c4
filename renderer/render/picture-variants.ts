import {
  isVector,
  pictureAddress,
  pictureAttributes,
  pictureSources,
  pictureUrl,
} from "../../blocks/_kit/pictures/picture-attributes.ts";
import { readPictureAddress } from "../../schema/fields/picture-address.ts";
import type { PublishedFormat } from "../../schema/fields/picture-settings.ts";
import { blocksOf } from "../blocks-of.ts";
import type { MediaMetadata } from "../resolve/pictures/pictures.ts";
import type { SitePage } from "../site.ts";
import { deferredPicturesIn } from "./pictures-in.ts";

export interface PictureVariant {
  /** Relative to the output folder: `media/hero-front.1a2b3c4d-800.webp`. */
  readonly path: string;
  /** Of the picture in content/media. */
  readonly name: string;
  /** A hash of the picture's bytes. */
  readonly version: string;
  /** In pixels. */
  readonly width: number;
  readonly format: PublishedFormat;
}

const address = new RegExp(pictureAddress, "g");
const addresses = /\/media\/[^"']*/g;

export function pictureTexts(text: string): string[] {
  return [...new Set(text.match(addresses) ?? [])];
}

let lastStyles: { readonly css: string; readonly pictures: readonly string[] } | undefined;

export function picturesOfStyles(css: string): readonly string[] {
  if (lastStyles?.css !== css) lastStyles = { css, pictures: pictureTexts(css) };
  return lastStyles.pictures;
}

export function picturesOfPage(page: Pick<SitePage, "frame" | "blocks">, html: string): string[] {
  return [...new Set([...pictureTexts(html), ...deferredPictures(page).flatMap(pictureTexts)])];
}

/**
 * Only these pictures are made. A text may have anything, so an address counts only if it is that of a known
 * picture, at an existing width.
 */
export function pictureVariants(
  texts: Iterable<string>,
  media: ReadonlyMap<string, MediaMetadata>,
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

export function pictureAddresses(
  media: ReadonlyMap<string, MediaMetadata>,
): (url: string) => PictureVariant | undefined {
  const known = new Map(
    [...media].map(([name, facts]) => [addressOf(name, facts.version), { name, ...facts }]),
  );
  return (url) => {
    const { start = "", width = 0, format = "webp" } = readPictureAddress(url) ?? {};
    const picture = known.get(start);
    if (!picture || width < 1 || width > picture.width) return undefined;
    const { name, version } = picture;
    if (format === "svg" && !isVector(picture)) return undefined;
    return { path: decodeURIComponent(url.slice(1)), name, version, width, format };
  };
}

function deferredPictures(page: Pick<SitePage, "frame" | "blocks">): string[] {
  return blocksOf(page).flatMap(({ definition: { deferredPictureUses = [] }, props }) =>
    deferredPictureUses.length === 0
      ? []
      : deferredPicturesIn(props).flatMap((picture) =>
          deferredPictureUses.flatMap((use) => {
            const { src, srcSet = src } = pictureAttributes(picture, use);
            return [srcSet, ...pictureSources(picture, use).map((source) => source.srcSet)];
          }),
        ),
  );
}

function addressOf(name: string, version: string): string {
  const picture = { name, version, base: "" };
  return pictureUrl(picture, 0).replace(/-0\.webp$/, "");
}
