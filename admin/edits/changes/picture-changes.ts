import { messages } from "../../messages/messages.ts";
import type { Edit } from "../edit.ts";
import { type PictureContent, pictureIn, pictureNameOf } from "../picture-file.ts";
import { sameValue } from "../same-value.ts";
import type { EntryDocument } from "../site-document.ts";
import { describedWords } from "../words/described-words.ts";
import type { Change } from "./change.ts";

/** What changed about a picture that is a part of the draft: one change, which is undone as a whole. */
export function pictureChanges(
  file: string,
  was: EntryDocument | undefined,
  picture: EntryDocument | undefined,
): Change[] {
  if (sameValue(was, picture)) return [];
  const name = pictureNameOf(file);
  const words = messages.changes;
  const place = messages.shell.pictures;
  if (!picture) {
    const revert: Edit[] = was ? [{ kind: "insert-entry", file, entry: was }] : [];
    const what = words.deleted(words.picture.named(name));
    return revert.map((edit) => ({ key: `-${file}`, place, what, revert: edit }));
  }
  if (!was) {
    const what = words.added(words.picture.named(name));
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

/** What a picture is described as in all languages, a line each. */
function allWordsOf({ alt = "", alts = {} }: PictureContent): string {
  return [alt, ...Object.values(alts)].join("\n");
}
