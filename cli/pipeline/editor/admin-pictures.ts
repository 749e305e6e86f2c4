import { pictureUrl } from "../../../blocks/_kit/picture-attributes.ts";
import { type PictureVariant, pictureAddresses } from "../../../renderer/render/picture-variants.ts";
import type { MediaMetadata } from "../../../renderer/resolve/pictures.ts";

interface AdminPictures {
  readonly variants: readonly PictureVariant[];
  readonly widths: Readonly<Record<string, readonly number[]>>;
}

/** In pixels: a thumbnail in the picture browser, and what a page's preview can show of a picture that no page has yet. */
const thumbnail = 400;
const preview = 1280;

const isThumbnail = (width: number) => width >= 320 && width <= 800;
const isPreview = (width: number) => width >= 640;

export function adminPictures(
  media: ReadonlyMap<string, MediaMetadata>,
  published: readonly PictureVariant[],
): AdminPictures {
  const variantAt = pictureAddresses(media);
  const variants: PictureVariant[] = [];
  const widths: Record<string, readonly number[]> = {};
  const widthsOf = new Map<string, number[]>();
  for (const { name, width, format } of published)
    if (format === "webp") widthsOf.set(name, [...(widthsOf.get(name) ?? []), width]);
  for (const [name, { version, width }] of media) {
    const present = widthsOf.get(name) ?? [];
    const added = [
      ...(present.some(isThumbnail) ? [] : [Math.min(thumbnail, width)]),
      ...(present.some(isPreview) ? [] : [Math.min(preview, width)]),
    ].filter((candidate, index, all) => !present.includes(candidate) && all.indexOf(candidate) === index);
    for (const candidate of added) {
      const variant = variantAt(pictureUrl({ name, version, base: "" }, candidate));
      if (variant) variants.push(variant);
    }
    const start = pictureUrl({ name, version, base: "" }, 0).replace(/-0\.webp$/, "");
    widths[start] = [...present, ...added].sort((one, other) => one - other);
  }
  return { variants, widths };
}
