import { FolderPlus, ImagePlus, Images } from "lucide-react";
import { useCallback, useEffect, useRef, useState } from "react";
import { useStore } from "zustand";
import { messages } from "../../messages/messages.ts";
import { useEditor } from "../../sync/store/editor-document.ts";
import { useSync } from "../../sync/sync.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { focusSoon } from "../../ui/focus-soon.ts";
import { Segments } from "../../ui/segments.tsx";
import { useFileDrop, useFilePaste } from "../../ui/use-file-drop.ts";
import { useOpenedSite } from "../../workspace/opened-site.ts";
import { FolderList } from "../folders/folder-list.tsx";
import { FolderPath } from "../folders/folder-path.tsx";
import { NewFolderDialog } from "../folders/new-folder-dialog.tsx";
import { foldersIn, foldersOf } from "../folders/picture-folders.ts";
import { folderOf } from "../store/folder-paths.ts";
import { useMedia, useMediaStores } from "../store/media-stores.ts";
import { filterPictures, type PictureFilter } from "./filter-pictures.ts";
import { PictureDetails } from "./picture-details.tsx";
import { PictureGrid } from "./picture-grid.tsx";
import { PictureSearch } from "./picture-search.tsx";
import { UploadList } from "./upload-list.tsx";
import { usePictureUses } from "./use-picture-uses.ts";

interface PictureBrowserProps {
  /** The one that is looked at. */
  readonly picture?: string;
  /** Told when another one is looked at. */
  readonly onPicture?: (name: string | undefined) => void;
  /** Takes one for a field; without it the pictures are only looked at. */
  readonly onChoose?: (name: string) => void;
}

/** Every picture of content/media: found by name and words, described, added; the same as a workspace and in a field's dialog. */
export function PictureBrowser({ picture, onPicture, onChoose }: PictureBrowserProps) {
  const words = messages.pictures;
  const filters: readonly (readonly [PictureFilter, string])[] = [
    ["all", words.all],
    ["unused", words.unused],
    ["undescribed", words.undescribed],
  ];
  const { content } = useOpenedSite();
  const { uploads } = useMediaStores();
  const media = useMedia((state) => state.media);
  const usesOf = usePictureUses();
  const [wanted, setWanted] = useState("");
  const [filter, setFilter] = useState<PictureFilter>("all");
  const [own, setOwn] = useState(picture);
  const shown = onPicture ? picture : own;
  const show = (name: string | undefined) => {
    if (onPicture) onPicture(name);
    else setOwn(name);
  };
  const showAdded = (name: string) => {
    // Whoever adds a picture where one is wanted wants that one.
    if (onChoose) return onChoose(name);
    show(name);
    focusSoon(() => top.current?.querySelector<HTMLElement>(".picture-grid [aria-pressed=true]"));
  };
  const showMoved = (name: string | undefined) => {
    show(name);
    // What is looked at then, or the next that can be.
    const next =
      name === undefined ? ".picture-grid button[tabindex='0']" : ".picture-grid [aria-pressed=true]";
    focusSoon(() => top.current?.querySelector<HTMLElement>(next));
  };
  const focusPath = () =>
    focusSoon(() =>
      top.current?.querySelector<HTMLElement>(
        ".folder-path [aria-current], .picture-folders button, .picture-grid button[tabindex='0']",
      ),
    );
  const input = useRef<HTMLInputElement>(null);
  const place = useOpenFolder(shown);
  const [isNaming, setNaming] = useState(false);
  const { folder } = place;
  const goTo = (path: string) => {
    place.open(path);
    focusPath();
  };
  const take = useCallback(
    (files: readonly File[]) => void uploads.getState().take(files, folder),
    [uploads, folder],
  );
  const readOnly = useEditor((state) => state.readOnly !== undefined);
  const canAdd = content.kept !== undefined && !readOnly;
  const drop = useFileDrop(canAdd ? take : undefined);
  useFilePaste(canAdd ? take : undefined);
  const isOneFolder = wanted.trim() === "" && filter === "all";
  const found = filterPictures(media, { wanted, filter, isUsed: (name) => usesOf(name).length > 0 }).filter(
    (name) => !isOneFolder || folderOf(name) === folder,
  );
  const pending = useStore(uploads, (state) => state.uploads.length);
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (pending > 0) top.current?.scrollTo({ top: 0 });
  }, [pending]);
  return (
    <div className={drop.over ? "pictures pictures-drop" : "pictures"} {...drop.attributes}>
      <div className="pictures-tools">
        <PictureSearch wanted={wanted} onWanted={setWanted} />
        <Segments label={words.which} value={filter} options={filters} onChange={setFilter} />
        {canAdd && (
          <>
            <Button tone="plain" icon={<FolderPlus size={16} />} onClick={() => setNaming(true)}>
              {words.folders.add}
            </Button>
            <Button icon={<ImagePlus size={16} />} onClick={() => input.current?.click()}>
              {words.add}
            </Button>
            <input
              ref={input}
              type="file"
              multiple
              hidden
              accept="image/*"
              aria-label={words.toAdd}
              onChange={({ target }) => {
                take([...(target.files ?? [])]);
                target.value = "";
              }}
            />
          </>
        )}
      </div>
      <div className="pictures-body">
        <div className="pictures-found" ref={top}>
          {pending > 0 && <UploadList onAdded={showAdded} />}
          {isOneFolder && folder !== "" && <FolderPath folder={folder} onFolder={goTo} />}
          {isOneFolder && <FolderList folders={place.inside} onFolder={goTo} />}
          {found.length > 0 && (
            <PictureGrid
              names={found}
              chosen={shown}
              usesOf={usesOf}
              onPicture={show}
              isOneFolder={isOneFolder}
              {...(onChoose && { onChoose })}
            />
          )}
          {found.length === 0 && !(isOneFolder && place.inside.length > 0) && (
            <NoPictures
              isEmpty={media.size === 0}
              isFolder={isOneFolder && folder !== ""}
              onRemove={() => {
                place.remove();
                focusPath();
              }}
              filter={wanted === "" ? filter : "all"}
              canAdd={canAdd}
            />
          )}
        </div>
        {shown !== undefined && (
          <PictureDetails
            key={shown}
            name={shown}
            uses={usesOf(shown)}
            onClose={() => show(undefined)}
            onMoved={showMoved}
            {...(onChoose && { onChoose })}
          />
        )}
      </div>
      {isNaming && (
        <NewFolderDialog
          inside={folder}
          folders={place.folders}
          onDone={(path) => {
            place.make(path);
            setNaming(false);
            focusPath();
          }}
          onClose={() => setNaming(false)}
        />
      )}
      {drop.over && (
        <p className="pictures-drop-words" role="status">
          <Images size={22} aria-hidden /> {words.drop}
        </p>
      )}
    </div>
  );
}

interface NoPicturesProps {
  readonly isEmpty: boolean;
  readonly isFolder: boolean;
  readonly filter: PictureFilter;
  readonly canAdd: boolean;
  /** Forgets the folder that is open. */
  readonly onRemove: () => void;
}

/** Why there are no pictures to see, and the way to some. */
function NoPictures({ isEmpty, isFolder, filter, canAdd, onRemove }: NoPicturesProps) {
  const words = messages.pictures;
  if (isFolder)
    return (
      <EmptyState title={words.folders.empty} text={canAdd ? words.folders.emptyText : ""}>
        {canAdd && <Button onClick={onRemove}>{words.folders.forget}</Button>}
      </EmptyState>
    );
  if (isEmpty) {
    const text = canAdd ? words.noneText : "";
    return <EmptyState title={words.none} text={text} />;
  }
  if (filter === "unused") return <EmptyState title={words.allUsed} />;
  if (filter === "undescribed") return <EmptyState title={words.allDescribed} />;
  return <EmptyState title={words.noneFound} text={words.noneFoundText} />;
}

/** The folder that is open, which follows the picture that is looked at, and those inside it. */
function useOpenFolder(picture: string | undefined) {
  const media = useMedia((state) => state.media);
  const [folder, setFolder] = useState("");
  const { folders: fresh, make, remove } = useStore(useSync().autosaved.folders);
  useEffect(() => {
    if (picture !== undefined) setFolder(folderOf(picture));
  }, [picture]);
  const folders = foldersOf(media.keys(), fresh);
  // What was moved away or taken back may have left none.
  const open = folder === "" || folders.includes(folder) ? folder : "";
  return {
    folder: open,
    folders,
    inside: foldersIn(open, folders),
    open: setFolder,
    /** Opens a folder that has no pictures yet. */
    make(path: string) {
      make(path);
      setFolder(path);
    },
    /** Forgets the folder that is open, which has no pictures, and opens the one that it is in. */
    remove() {
      remove(open);
      setFolder(folderOf(open));
    },
  };
}
