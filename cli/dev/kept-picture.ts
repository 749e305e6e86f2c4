import type { PictureVariant } from "../../renderer/render/picture-variants.ts";
import { pictureLimits } from "../../schema/picture-limits.ts";
import type { PictureFormat } from "../../schema/site/pictures.ts";
import { createSiteFolder } from "../read/site-folder.ts";

/** Where bytes are kept that no picture has yet, or any more, so that an undo can bring them back; by their versions. */
export const keptFolder = ".blockwork/backup/pictures";

const address = /^\/media\/(.+\.([0-9a-f]{8})-(\d{1,5})\.(avif|webp|jpg))$/;

interface FoundPicture {
  readonly variant: PictureVariant;
  /** Where its bytes are on disk. */
  readonly source: string;
}

/** The picture that an address is of, without the base, if only its kept bytes are left of it. */
export async function findKeptPicture(root: string, path: string): Promise<FoundPicture | undefined> {
  const [, name, version, digits, format] = address.exec(path) ?? [];
  const width = Number(digits);
  if (!name || !version || !(width >= 1 && width <= pictureLimits.longest)) return undefined;
  const folder = createSiteFolder(root);
  const file = `${keptFolder}/${version}`;
  const source = (await folder.exists(file)) ? await folder.locate(file) : undefined;
  const variant = { path: `media/${name}`, name, version, width, format: format as PictureFormat };
  return source === undefined ? undefined : { variant, source };
}
