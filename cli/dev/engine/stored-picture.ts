import type { PictureVariant } from "../../../renderer/render/picture-variants.ts";
import { readPictureAddress } from "../../../schema/fields/picture-address.ts";
import { pictureLimits } from "../../../schema/fields/picture-limits.ts";
import { createSiteFolder } from "../../files/site-folder.ts";

/** Where bytes are kept that no picture has yet, or any more, so that an undo can bring them back; by their versions. */
export const storedFolder = ".blockwork/backup/pictures";

interface FoundPicture {
  readonly variant: PictureVariant;
  /** Where its bytes are on disk. */
  readonly source: string;
}

/** The picture that an address is of, without the base, if only its kept bytes are left of it. */
export async function findStoredPicture(root: string, path: string): Promise<FoundPicture | undefined> {
  const wanted = path.startsWith("/media/") ? readPictureAddress(path) : undefined;
  if (!wanted || wanted.width < 1 || wanted.width > pictureLimits.width) return undefined;
  const { version, width, format } = wanted;
  const folder = createSiteFolder(root);
  const file = `${storedFolder}/${version}`;
  const source = (await folder.exists(file)) ? await folder.locate(file) : undefined;
  const [, name = ""] = path.split("/media/");
  const variant = { path: path.slice(1), name, version, width, format };
  return source === undefined ? undefined : { variant, source };
}
