import type { Edit } from "../document/edit.ts";
import { renamePicture } from "../document/picture-edits.ts";
import { isPictureFile, type PictureContent, pictureIn, pictureNameOf } from "../document/picture-file.ts";
import { sameValue } from "../document/same-value.ts";
import type { EntryDocument, EntryDocuments } from "../document/site-document.ts";
import { describePictureDescription } from "../labels/describe-picture-description.ts";
import { namePicture } from "../labels/name-picture.ts";
import { messages } from "../messages/messages.ts";
import type { Change } from "./change.ts";

export function pictureChanges(
  file: string,
  previous: EntryDocument | undefined,
  picture: EntryDocument | undefined,
): Change[] {
  if (sameValue(previous, picture)) return [];
  const name = namePicture(pictureNameOf(file));
  const words = messages.changes;
  const location = messages.shell.pictures;
  if (!picture) {
    const revert: Edit[] = previous ? [{ kind: "insert-entry", file, entry: previous }] : [];
    const what = words.deleted({ name: words.picture.named({ picture: name }) });
    return revert.map((edit) => ({ key: `-${file}`, location, what, revert: edit }));
  }
  if (!previous) {
    const what = words.added({ name: words.picture.named({ picture: name }) });
    return [{ key: `+${file}`, location, what, revert: { kind: "remove-entry", file } }];
  }
  const [before, after] = [pictureIn(previous), pictureIn(picture)];
  const texts = { before: altTextsOf(before), after: altTextsOf(after) };
  return [
    {
      key: file,
      location: `${location} › ${name}`,
      what:
        before.version === after.version
          ? describePictureDescription(after, before)
          : words.picture.exchanged,
      ...(texts.before !== texts.after && { texts }),
      revert: { kind: "replace-entry", file, entry: previous },
    },
  ];
}

/** Files of pictures with the same bytes, by their new name. */
export function renamedPictures(previous: EntryDocuments, now: EntryDocuments): ReadonlyMap<string, string> {
  const gone = Object.keys(previous).filter((file) => isPictureFile(file) && !Object.hasOwn(now, file));
  if (gone.length === 0) return new Map();
  const fresh = Object.entries(now).filter(([file]) => isPictureFile(file) && !Object.hasOwn(previous, file));
  const renamed = new Map<string, string>();
  for (const [file, picture] of fresh) {
    const from = gone.find(
      (other) =>
        ![...renamed.values()].includes(other) &&
        previous[other]?.frontMatter.version === picture.frontMatter.version,
    );
    if (from !== undefined) renamed.set(file, from);
  }
  return renamed;
}

export function renameChange(file: string, from: string, previous: EntryDocument): Change {
  const [name, before] = [pictureNameOf(file), pictureNameOf(from)];
  const words = messages.changes.picture;
  return {
    key: `~${file}`,
    location: `${messages.shell.pictures} › ${namePicture(name)}`,
    what: words.renamedFrom({ before: namePicture(before) }),
    revert: renamePicture(name, before, previous),
  };
}

function altTextsOf({ alt = "", alts = {} }: PictureContent): string {
  return [alt, ...Object.values(alts)].join("\n");
}
