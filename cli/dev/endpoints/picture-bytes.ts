import { mkdir, readFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { MediaMetadata } from "../../../renderer/resolve/pictures/pictures.ts";
import { mediaFolder } from "../../assets/list-pictures.ts";
import { measureBytes, versionOf } from "../../assets/measure-picture.ts";
import type { SiteFolder } from "../../files/site-folder.ts";
import { writeFileWhole } from "../../write/write-file-whole.ts";
import { storedFolder } from "../engine/stored-picture.ts";
import { RequestError } from "../http/request-error.ts";
import { fileInside } from "./save-file.ts";

/** The bytes that a version stands for: of a picture in `media`, or kept. */
export async function bytesOfVersion(
  folder: SiteFolder,
  version: string,
  media: ReadonlyMap<string, MediaMetadata>,
): Promise<Uint8Array | undefined> {
  const [name] = [...media].find(([, facts]) => facts.version === version) ?? [];
  const file = name === undefined ? `${storedFolder}/${version}` : `${mediaFolder}/${name}`;
  return readFile(await fileInside(folder.path, file)).catch(() => undefined);
}

/** Keeps bytes and gives their version. */
export async function storeBytes(folder: SiteFolder, bytes: Uint8Array): Promise<string> {
  const version = versionOf(bytes);
  const path = await fileInside(folder.path, `${storedFolder}/${version}`);
  await mkdir(dirname(path), { recursive: true });
  await writeFileWhole(path, bytes);
  return version;
}

/** What is known of bytes. Throws a RequestError, 422, if they are not the picture that the name says. */
export async function checkedPicture(name: string, bytes: Uint8Array): Promise<MediaMetadata> {
  const measured = await measureBytes(name, bytes);
  if (!("mistake" in measured)) return measured;
  const { mistake, hint } = measured;
  throw new RequestError({ status: 422, error: `The picture ${name} ${mistake}. ${hint}` });
}
