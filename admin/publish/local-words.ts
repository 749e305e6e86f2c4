import { listChanges } from "../edits/changes/list-changes.ts";
import { EditError } from "../edits/edit-error.ts";
import { documentsIn } from "../edits/entry-file.ts";
import { isPictureFile, pictureNameOf } from "../edits/picture-file.ts";
import { readDocument } from "../edits/read-document.ts";
import type { EditedSite } from "../edits/site-document.ts";
import { readContent } from "../edits/text/read-content.ts";
import { namePicture } from "../edits/words/name-picture.ts";
import type { LocalChange } from "../host/local-changes.ts";
import { messages } from "../messages/messages.ts";
import type { Listed } from "../review/change-list.tsx";
import type { Session } from "../session.ts";

type Known = Pick<Session, "store" | "migrations" | "schemas" | "content">;

const entryFile = /^content\/([^/]+)\/(?:[^/]+\.md|order\.json)$/;

/** Files that git would send, in words: what is in them where the editor knows that, else by their names. */
export function localWords(known: Known, files: readonly LocalChange[]): readonly Listed[] {
  const { file: configFile, model } = known.content;
  const isRead = ({ file }: LocalChange) => {
    const [, collection] = entryFile.exec(file) ?? [];
    return file === configFile || (collection !== undefined && Object.hasOwn(model.collections, collection));
  };
  const read = files.filter(isRead);
  const named = files.filter((change) => !isRead(change)).map(namedFile);
  try {
    const [before, after] = [siteWith("before", known, read), siteWith("after", known, read)];
    return [...listChanges(before, after, known.schemas), ...named];
  } catch (error) {
    if (!(error instanceof EditError)) throw error;
    return files.map(namedFile);
  }
}

/** The saved site with the texts of files as they were, or are. */
function siteWith(
  when: "before" | "after",
  { store, migrations, content }: Known,
  files: readonly LocalChange[],
) {
  const { savedText, savedEntries } = store.getState();
  const entries = new Map(Object.entries(documentsIn(savedEntries)));
  let text = savedText;
  for (const { file, [when]: written } of files) {
    if (file === content.file) text = written ?? text;
    else if (written === undefined) entries.delete(file);
    else entries.set(file, readContent(file, written));
  }
  const site: EditedSite = { config: readDocument(text, migrations), entries: Object.fromEntries(entries) };
  return site;
}

function namedFile({ file, kind }: LocalChange): Listed {
  const { local } = messages.publishing;
  const { changes, shell } = messages;
  if (file.endsWith("/media.json") && isPictureFile(file))
    return { key: file, place: shell.pictures, what: local.descriptions };
  if (isPictureFile(file)) {
    const verb = { added: changes.added, changed: changes.replaced, deleted: changes.deleted }[kind];
    return {
      key: file,
      place: shell.pictures,
      what: verb(changes.picture.named(namePicture(pictureNameOf(file)))),
    };
  }
  const words = { added: local.fileAdded, changed: local.fileChanged, deleted: local.fileDeleted }[kind];
  return { key: file, place: local.otherFiles, what: words(file) };
}
