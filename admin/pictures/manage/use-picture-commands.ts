import { currentSite } from "../../edits/current-site.ts";
import type { Edit } from "../../edits/edit.ts";
import { freeName } from "../../edits/free-name.ts";
import {
  deletePicture,
  exchangePicture,
  movePicture,
  renamePicture,
  replacePicture,
  withOtherBytes,
} from "../../edits/picture-edits.ts";
import { isPictureFile, pictureFile, pictureNameOf } from "../../edits/picture-file.ts";
import { messages } from "../../messages/messages.ts";
import type { Session } from "../../session.ts";
import { useSession } from "../../session-context.ts";
import { folderOf, lastPart, plainFolder } from "../folders/folder-paths.ts";
import { pictureMistake } from "../picture-mistake.ts";
import { preparePicture } from "../prepare-picture.ts";

/** What can be done to the pictures of a draft. Each tells what was done, with a way back, or why it was not. */
export function usePictureCommands() {
  return createPictureCommands(useSession());
}

export function createPictureCommands({ store, notices, content }: Session) {
  const words = messages.pictures.manage;
  const site = () => currentSite(store.getState().history);
  const notify = notices.getState().notify;
  /** Makes an edit and tells what it did; gives whether it was made. */
  const make = (edit: Edit, title: string): boolean => {
    const outcome = store.getState().apply(edit);
    if ("refusal" in outcome) {
      notify({ title: outcome.refusal, tone: "failure" });
      return false;
    }
    const { history, undo } = store.getState();
    const run = () => store.getState().history === history && undo();
    notify({ title, action: { label: messages.pictures.undo, run } });
    return true;
  };
  return {
    rename(name: string, other: string): boolean {
      const picture = store.getState().entries[pictureFile(name)];
      return picture !== undefined && make(renamePicture(name, other, picture), words.renamed(name, other));
    },
    /** Puts a picture into another folder. */
    move(name: string, other: string): boolean {
      const picture = store.getState().entries[pictureFile(name)];
      const title = messages.pictures.folders.moved(lastPart(name), plainFolder(folderOf(other)));
      return picture !== undefined && make(movePicture(name, other, picture), title);
    },
    replace(name: string, other: string): boolean {
      return make(replacePicture(name, other), words.replaced(name, other));
    },
    /** Deletes a picture, whose places show another one then, or nothing. */
    remove(name: string, instead?: string): boolean {
      return make(deletePicture(name, site(), instead), words.removed(name));
    },
    /** Puts a file in a picture's place. Gives the name that it has then, or why it can't be taken, in a sentence. */
    async exchange(
      name: string,
      file: File,
    ): Promise<{ readonly name: string } | { readonly reason: string }> {
      const seen = await preparePicture(file);
      const { entries, savedEntries } = store.getState();
      const picture = entries[pictureFile(name)];
      const reason = pictureMistake(seen);
      if (reason !== undefined) return { reason };
      const { turned = file, size, kind } = seen;
      if (!picture || !size || !content.kept) return { reason: messages.pictures.damaged(file.name) };
      try {
        const version = await content.kept.add({ file: turned, ...size });
        const ending = name.slice(name.lastIndexOf(".") + 1).toLowerCase();
        if (kind === ending.replace("jpeg", "jpg"))
          return make(exchangePicture(name, picture, version), words.exchanged(name))
            ? { name }
            : { reason: words.notExchanged };
        // A file's name says of which kind it is.
        const taken = [...Object.keys(entries), ...Object.keys(savedEntries)].filter(isPictureFile);
        const other = freeName(`${name.slice(0, -ending.length)}${kind}`, taken.map(pictureNameOf));
        const document = withOtherBytes(picture, version);
        const edit = {
          ...renamePicture(name, other, document),
          picture: { did: "exchanged", name, other },
        } as const;
        return make(edit, words.exchanged(name)) ? { name: other } : { reason: words.notExchanged };
      } catch (error) {
        const isFull = (error as Error).name === "QuotaExceededError";
        const { noRoom, notKept } = messages.pictures;
        return { reason: (isFull ? noRoom : notKept)(file.name) };
      }
    },
  };
}
