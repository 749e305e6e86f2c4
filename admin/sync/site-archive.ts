import { downloadZip } from "client-zip";
import { descriptionIn, isPictureFile, pictureIn, pictureNameOf } from "../../editing/document/picture.ts";
import type { PictureStorage } from "./content/picture-storage.ts";
import type { EditorData } from "./state/editor-state.ts";
import { changedEntries, configText, entryText } from "./state/selectors.ts";

export type ArchiveChoice = "changed" | "all";

/** A file of a downloaded archive. */
interface ArchivedFile {
  /** The path in the archive, relative to the site's folder. */
  readonly name: string;
  /** The content. */
  readonly input: string | Blob;
}

type Edited = Pick<EditorData, "entries" | "savedEntries" | "baseEntries">;

/** Those that a save would write, or all; with new pictures, and the lines of media.json for changed descriptions. */
export function archivedFiles(
  state: Edited,
  choice: ArchiveChoice,
  pictureStorage?: Pick<PictureStorage, "get">,
): readonly ArchivedFile[] {
  const names = choice === "changed" ? changedEntries(state) : Object.keys(state.entries);
  const texts = names.toSorted().flatMap((name) => {
    const input = isPictureFile(name) ? undefined : entryText(state, name);
    return input === undefined ? [] : [{ name, input }];
  });
  return [...texts, ...pictures(state, pictureStorage)];
}

function pictures(
  state: Edited,
  pictureStorage: Pick<PictureStorage, "get"> | undefined,
): readonly ArchivedFile[] {
  const { entries, savedEntries } = state;
  const changed = changedEntries(state).filter((file) => isPictureFile(file) && Object.hasOwn(entries, file));
  const described: Record<string, unknown> = {};
  const files = changed.toSorted().flatMap((name): ArchivedFile[] => {
    const document = entries[name];
    if (!document) return [];
    const { version, ...said } = pictureIn(document);
    described[pictureNameOf(name)] = descriptionIn(said);
    const input =
      savedEntries[name]?.document.frontMatter.version === version
        ? undefined
        : pictureStorage?.get(version)?.file;
    return input ? [{ name, input }] : [];
  });
  if (changed.length === 0) return [];
  return [...files, { name: "content/media/media.json", input: `${JSON.stringify(described, null, 2)}\n` }];
}

export function deletedFiles(state: Pick<EditorData, "entries" | "savedEntries">): readonly string[] {
  return changedEntries(state).filter((file) => !Object.hasOwn(state.entries, file));
}

/** For `site import`: deleted files, and pictures with the bytes of one that is published under another name. */
function changesFile(
  state: Edited,
  pictureStorage: Pick<PictureStorage, "get"> | undefined,
): readonly ArchivedFile[] {
  const { entries, savedEntries } = state;
  const deleted = deletedFiles(state).toSorted();
  const places = new Map(
    Object.entries(savedEntries)
      .filter(([file]) => isPictureFile(file))
      .map(([file, { document }]) => [pictureIn(document).version, file]),
  );
  const copied = changedEntries(state).flatMap((file): (readonly [string, string])[] => {
    const document = isPictureFile(file) ? entries[file] : undefined;
    const { version = "" } = document ? pictureIn(document) : {};
    const from = pictureStorage?.get(version) ? undefined : places.get(version);
    return from === undefined || from === file ? [] : [[file, from]];
  });
  if (deleted.length === 0 && copied.length === 0) return [];
  const changes = { deleted, copied: Object.fromEntries(copied) };
  return [{ name: "changes.json", input: `${JSON.stringify(changes, null, 2)}\n` }];
}

export function zipOf(files: readonly ArchivedFile[], at: Date): Promise<Blob> {
  return downloadZip(files.map((file) => ({ ...file, lastModified: at }))).blob();
}

export async function changesArchive(
  state: Edited & Parameters<typeof configText>[0],
  { file, pictureStorage }: { readonly file: string; readonly pictureStorage?: PictureStorage | undefined },
): Promise<Blob | undefined> {
  const text = configText(state);
  const others = archivedFiles(state, "changed", pictureStorage);
  const isChanged = text !== state.savedText;
  const files = [
    ...(isChanged ? [{ name: file, input: text }] : []),
    ...others,
    ...changesFile(state, pictureStorage),
  ];
  return files.length === 0 ? undefined : zipOf(files, new Date());
}
