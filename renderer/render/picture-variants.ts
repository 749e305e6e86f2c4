import { type PictureUse, pictureAttributes } from "../../blocks/_kit/picture-attributes.ts";
import type { Picture } from "../../schema/resolved.ts";
import type { Site } from "../site.ts";
import type { RenderedFile } from "./render-site.ts";

/** A picture at one width and in one format, as some page asks for it. */
export interface PictureVariant {
  /** Relative to the output folder: `media/hero-front.1a2b3c4d-800.webp`. */
  readonly path: string;
  /** Of the picture; it changes with its bytes, so it names the file of content/media too. */
  readonly version: string;
  /** In pixels. */
  readonly width: number;
  readonly format: "webp" | "jpg";
}

const address = /\/media\/[^\s"',&/]+\.([0-9a-f]{8})-(\d+)\.(webp|jpg)/g;

/** The pictures that a site's pages ask for, or that an island may ask for when it shows an entry. No others are made. */
export function pictureVariants(site: Site, files: readonly RenderedFile[]): PictureVariant[] {
  const variants = new Map<string, PictureVariant>();
  for (const text of [...files.map((file) => file.text), ...islandPictures(site)]) {
    for (const [url, version = "", width, format] of text.matchAll(address)) {
      const path = decodeURIComponent(url.slice(1));
      if (variants.has(path)) continue;
      variants.set(path, { path, version, width: Number(width), format: format === "jpg" ? "jpg" : "webp" });
    }
  }
  return [...variants.values()];
}

/** The srcsets that islands will write for the entries that they fetch. */
function islandPictures(site: Site): string[] {
  const fetched = site.pages.flatMap((page) =>
    page.blocks.flatMap(({ definition }) => definition.entryData ?? []),
  );
  const uses = new Map(fetched.map(({ collection, pictureUses }) => [collection as string, pictureUses]));
  return site.pages.flatMap(({ entry }) => {
    const wanted = (entry && uses.get(entry.collection)) ?? [];
    return picturesIn(entry?.value).flatMap((picture) =>
      wanted.map((use) => pictureAttributes(picture, use as PictureUse).srcSet),
    );
  });
}

/** Every picture in a resolved value. */
function picturesIn(value: unknown): Picture[] {
  if (typeof value !== "object" || value === null) return [];
  if (!Array.isArray(value) && "version" in value && "alt" in value) return [value as Picture];
  return Object.values(value).flatMap(picturesIn);
}
