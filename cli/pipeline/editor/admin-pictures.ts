import { isVector, pictureUrl } from "../../../blocks/_kit/pictures/picture-attributes.ts";
import type { PublishedContent, PublishedWidths } from "../../../editing/host/served-content.ts";
import { type PictureVariant, pictureAddresses } from "../../../renderer/render/picture-variants.ts";
import type { MediaMetadata } from "../../../renderer/resolve/pictures/pictures.ts";
import type { PublishedFormat } from "../../../schema/fields/picture-settings.ts";

interface AdminPictures {
  readonly variants: readonly PictureVariant[];
  readonly widths: PublishedContent["widths"];
}

/** In pixels: a thumbnail in the picture browser, and what a page's preview can show of a picture that no page has yet. */
const thumbnail = 400;
const preview = 1280;

const isThumbnail = (width: number) => width >= 320 && width <= 832;
const isPreview = (width: number) => width >= 640;

export function adminPictures(
  media: ReadonlyMap<string, MediaMetadata>,
  published: readonly PictureVariant[],
): AdminPictures {
  const variantAt = pictureAddresses(media);
  const variants: PictureVariant[] = [];
  const widths: Record<string, PublishedWidths> = {};
  const publishedOf = new Map<string, PictureVariant[]>();
  for (const variant of published)
    publishedOf.set(variant.name, [...(publishedOf.get(variant.name) ?? []), variant]);
  for (const [name, { version, width }] of media) {
    const present = publishedOf.get(name) ?? [];
    const has = (is: (width: number) => boolean) => present.some((variant) => is(variant.width));
    const format = isVector({ name }) ? "svg" : "webp";
    const wanted = (
      format === "svg"
        ? [width]
        : [
            ...(has(isThumbnail) ? [] : [Math.min(thumbnail, width)]),
            ...(has(isPreview) ? [] : [Math.min(preview, width)]),
          ]
    ).filter((candidate) => !has((other) => other === candidate));
    const added = [...new Set(wanted)].flatMap(
      (candidate) => variantAt(pictureUrl({ name, version, base: "" }, candidate, format)) ?? [],
    );
    variants.push(...added);
    const start = pictureUrl({ name, version, base: "" }, 0).replace(/-0\.webp$/, "");
    widths[start] = widthsIn([...present, ...added]);
  }
  return { variants, widths };
}

function widthsIn(variants: readonly PictureVariant[]): PublishedWidths {
  const widths: Partial<Record<PublishedFormat, readonly number[]>> = {};
  for (const { width, format } of variants.toSorted((one, other) => one.width - other.width))
    widths[format] = [...(widths[format] ?? []), width];
  return widths;
}
