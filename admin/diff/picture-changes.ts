import type { Edit } from "../document/edit.ts";
import { renamePicture } from "../document/picture-edits.ts";
import { isPictureFile, type PictureContent, pictureIn, pictureNameOf } from "../document/picture-file.ts";
import { sameValue } from "../document/same-value.ts";
import type { EntryDocument, EntryDocuments } from "../document/site-document.ts";
import { describedWords } from "../labels/described-words.ts";
import { namePicture } from "../labels/name-picture.ts";
import { messages } from "../messages/messages.ts";
import type { Change } from "./change.ts";

export function pictureChanges(
  file: string,
  was: EntryDocument | undefined,
  picture: EntryDocument | undefined,
): Change[] {
  if (sameValue(was, picture)) return [];
  const name = namePicture(pictureNameOf(file));
  const words = messages.changes;
  const place = messages.shell.pictures;
  if (!picture) {
    const revert: Edit[] = was ? [{ kind: "insert-entry", file, entry: was }] : [];
    const what = words.deleted({ name: words.picture.named({ picture: name }) });
    return revert.map((edit) => ({ key: `-${file}`, place, what, revert: edit }));
  }
  if (!was) {
    const what = words.added({ name: words.picture.named({ picture: name }) });
    return [{ key: `+${file}`, place, what, revert: { kind: "remove-entry", file } }];
  }
  const [before, after] = [pictureIn(was), pictureIn(picture)];
  const texts = { before: allWordsOf(before), after: allWordsOf(after) };
  return [
    {
      key: file,
      place: `${place} › ${name}`,
      what: before.version === after.version ? describedWords(after, before) : words.picture.exchanged,
      ...(texts.before !== texts.after && { texts }),
      revert: { kind: "replace-entry", file, entry: was },
    },
  ];
}

/** Files of pictures with the same bytes, by their new name. */
export function renamedPictures(was: EntryDocuments, now: EntryDocuments): ReadonlyMap<string, string> {
  const gone = Object.keys(was).filter((file) => isPictureFile(file) && !Object.hasOwn(now, file));
  if (gone.length === 0) return new Map();
  const fresh = Object.entries(now).filter(([file]) => isPictureFile(file) && !Object.hasOwn(was, file));
  const renamed = new Map<string, string>();
  for (const [file, picture] of fresh) {
    const from = gone.find(
      (other) =>
        ![...renamed.values()].includes(other) &&
        was[other]?.frontMatter.version === picture.frontMatter.version,
    );
    if (from !== undefined) renamed.set(file, from);
  }
  return renamed;
}

export function renameChange(file: string, from: string, was: EntryDocument): Change {
  const [name, before] = [pictureNameOf(file), pictureNameOf(from)];
  const words = messages.changes.picture;
  return {
    key: `~${file}`,
    place: `${messages.shell.pictures} › ${namePicture(name)}`,
    what: words.renamedFrom({ before: namePicture(before) }),
    revert: renamePicture(name, before, was),
  };
}

function allWordsOf({ alt = "", alts = {} }: PictureContent): string {
  return [alt, ...Object.values(alts)].join("\n");
}
