import { descriptionIn, pictureDocument, pictureFile, pictureText } from "../../editing/document/picture.ts";
import type { EntryFile, EntryFiles } from "../../editing/document/site-document.ts";
import { picturePathError } from "../../renderer/resolve/pictures/picture-path.ts";
import { pictureSize } from "../sync/content/picture-size.ts";
import type { PictureStorage } from "../sync/content/picture-storage.ts";
import type { Repository } from "./hosts/repository.ts";
import { cataloguedIn } from "./with-picture-files.ts";

/** A picture that another author has added to the branch. */
export interface PublishedPicture {
  /** Its path under content/media. */
  readonly name: string;
  readonly file: Blob;
  /** What content/media/media.json says of it. */
  readonly description: ReturnType<typeof descriptionIn>;
}

interface Wanted {
  readonly texts: readonly string[];
  readonly isKnown: (name: string) => boolean;
  readonly prefix: string;
}

const maxPictures = 20;

/** New pictures in texts of other authors that the opened build does not have. Those that the host does not return are left out. */
export async function fetchPublishedPictures(
  repository: Repository,
  { texts, isKnown, prefix }: Wanted,
): Promise<readonly PublishedPicture[]> {
  const names = namesIn(texts).filter((name) => !isKnown(name));
  if (names.length === 0) return [];
  const head = await repository.head();
  const catalogue = `${prefix}content/media/media.json`;
  const said = cataloguedIn((await repository.read([catalogue], head)).get(catalogue)?.text);
  const found = await Promise.all(
    names.slice(0, maxPictures).map(async (name) => {
      const file = await repository.bytes(`${prefix}content/media/${name}`, head);
      return file && { name, file, description: descriptionIn(said[name] ?? {}) };
    }),
  );
  return found.filter((picture) => picture !== undefined);
}

function namesIn(texts: readonly string[]): readonly string[] {
  const words = texts.flatMap((text) => text.match(/[\w./-]+/g) ?? []);
  const names = words.flatMap(
    (word) => /^[./-]*(\w[\w./-]*\.(?:jpe?g|png|webp|avif|gif|svg))\b/i.exec(word)?.[1] ?? [],
  );
  return [...new Set(names)].filter((name) => picturePathError(name) === undefined);
}

export async function storePictures(
  pictures: readonly PublishedPicture[],
  pictureStorage: Pick<PictureStorage, "add">,
  measure = pictureSize,
): Promise<EntryFiles> {
  const files: [string, EntryFile][] = [];
  for (const { name, file, description } of pictures) {
    const size = await measure(file);
    const version = size && (await pictureStorage.add({ file, ...size }).catch(() => undefined));
    if (version === undefined) continue;
    const content = { version, ...description };
    files.push([pictureFile(name), { text: pictureText(content), document: pictureDocument(content) }]);
  }
  return Object.fromEntries(files);
}
