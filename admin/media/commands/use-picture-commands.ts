import type { Edit } from "../../../editing/document/edit.ts";
import {
  deletePicture,
  movePicture,
  pictureFile,
  pictureIn,
  renamePicture,
  replacePicture,
  replacePictureFile,
} from "../../../editing/document/picture.ts";
import { currentSite } from "../../../editing/edits/history.ts";
import { namePicture } from "../../../editing/labels/name-picture.ts";
import { libraryWords } from "../../../editing/messages/library-words.ts";
import { messages } from "../../../editing/messages/messages.ts";
import { type OpenedSite, useOpenedSite } from "../../site/opened-site.ts";
import { type EditorDocument, useEditorDocument } from "../../sync/store/editor-document.ts";
import { useWorkspace, type Workspace } from "../../view/workspace.ts";
import { type Crop, isWholeBox } from "../store/crop-box.ts";
import { baseName, folderLabel, folderOf } from "../store/folder-paths.ts";
import { pictureError } from "../store/picture-error.ts";
import { preparePicture } from "../store/prepare-picture.ts";
import { cropPictures } from "./crop-pictures.ts";
import { loadOriginal } from "./original-picture.ts";

/** Each notifies what was done, with an undo button, or why it was not. */
export function usePictureCommands() {
  const { store } = useEditorDocument();
  const { content } = useOpenedSite();
  const { notices } = useWorkspace();
  const { media } = useOpenedSite();
  return createPictureCommands({ store, content, notices, media });
}

type PictureContext = Pick<EditorDocument, "store"> &
  Pick<OpenedSite, "content"> &
  Pick<Workspace, "notices"> &
  Pick<OpenedSite, "media">;

export function createPictureCommands({ store, notices, content, media }: PictureContext) {
  const words = libraryWords().manage;
  const site = () => currentSite(store.getState().history);
  const notify = notices.getState().notify;
  const make = (edit: Edit, title: string): boolean => {
    const result = store.getState().apply(edit);
    if ("editError" in result) {
      notify({ title: result.editError, tone: "failure" });
      return false;
    }
    const { history, undo } = store.getState();
    const run = () => store.getState().history === history && undo();
    notify({ title, action: { label: libraryWords().undo, run } });
    return true;
  };
  return {
    rename(name: string, other: string): boolean {
      const picture = store.getState().entries[pictureFile(name)];
      return (
        picture !== undefined &&
        make(
          renamePicture(name, other, picture),
          words.renamed({ name: namePicture(name), other: baseName(other) }),
        )
      );
    },
    move(name: string, other: string): boolean {
      const picture = store.getState().entries[pictureFile(name)];
      const { moved, movedOut } = libraryWords().folders;
      const [shown, folder] = [baseName(name), folderLabel(folderOf(other))];
      const title = folder === "" ? movedOut({ name: shown }) : moved({ name: shown, folder });
      return picture !== undefined && make(movePicture(name, other, picture), title);
    },
    replace(name: string, other: string): boolean {
      return make(
        replacePicture(name, other),
        words.replaced({ name: namePicture(name), other: namePicture(other) }),
      );
    },
    remove(name: string, instead?: string): boolean {
      return make(deletePicture(name, site(), instead), words.removed({ name: namePicture(name) }));
    },
    /** Resolves to the picture's new name, or why the file can't be used. */
    async exchange(
      name: string,
      file: File,
    ): Promise<{ readonly name: string } | { readonly reason: string }> {
      const seen = await preparePicture(file);
      const picture = store.getState().entries[pictureFile(name)];
      const reason = pictureError(seen);
      if (reason !== undefined) return { reason };
      const { converted = file, size, kind } = seen;
      if (!picture || !size || !kind || !content.pictureStorage)
        return { reason: messages.pictures.damaged({ name: file.name }) };
      try {
        const version = await content.pictureStorage.add({ file: converted, ...size });
        const other = { content: { ...pictureIn(picture), version }, kind };
        const made = replacePictureFile(name, other, store.getState());
        return make(made.edit, words.exchanged({ name: namePicture(name) }))
          ? { name: made.name }
          : { reason: words.notExchanged };
      } catch (error) {
        return { reason: notKept(error, file.name) };
      }
    },
    /** `opened` is the decoded picture, if there is one. Resolves to the new name, or why it can't be done. */
    async cut(
      name: string,
      cut: Crop,
      opened?: ImageBitmap,
    ): Promise<{ readonly name: string } | { readonly reason: string }> {
      const { pictureStorage } = content;
      const { cropped, turned, notMade } = libraryWords().crop;
      if (!pictureStorage) return { reason: notMade };
      const own: ImageBitmap[] = [];
      const original = async (wanted: string) => {
        if (wanted === name && opened) return opened;
        const found = await loadOriginal(wanted, { content, media });
        if (!("reason" in found)) own.push(found);
        return found;
      };
      try {
        const made = await cropPictures(name, cut, { store, pictureStorage, original });
        if ("reason" in made) return made;
        const title = (isWholeBox(cut.box) ? turned : cropped)({ name: namePicture(name) });
        return make(made.edit, title) ? { name: made.name } : { reason: notMade };
      } catch (error) {
        return { reason: notKept(error, baseName(name)) };
      } finally {
        for (const bitmap of own) bitmap.close();
      }
    },
  };
}

function notKept(error: unknown, name: string): string {
  const words = messages.pictures;
  return ((error as Error).name === "QuotaExceededError" ? words.noRoom : words.notKept)({ name });
}
