import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { useStore } from "zustand";
import { libraryWords } from "../../../editing/messages/library-words.ts";
import { useMedia, useOpenedSite } from "../../site/opened-site.ts";
import { useEditor } from "../../sync/store/editor-document.ts";
import { useSync } from "../../sync/sync.ts";
import { focusWhenVisible } from "../../ui/browser/focus-when-visible.ts";
import { useFileDrop, useFilePaste } from "../../ui/browser/use-file-drop.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { FolderPlus, ImagePlus, Images } from "../../ui/icons/icons.ts";
import { SegmentedControl } from "../../ui/segmented-control.tsx";
import { FolderList } from "../folders/folder-list.tsx";
import { FolderPath } from "../folders/folder-path.tsx";
import { NewFolderDialog } from "../folders/new-folder-dialog.tsx";
import { foldersIn, foldersOf } from "../folders/picture-folders.ts";
import { folderOf } from "../store/folder-paths.ts";
import { useUploads } from "../store/uploads-context.ts";
import { filterPictures, type PictureFilter } from "./filter-pictures.ts";
import { PictureDetails } from "./picture-details.tsx";
import { PictureGrid } from "./picture-grid.tsx";
import { PictureSearch } from "./picture-search.tsx";
import { UploadList } from "./upload-list.tsx";
import { usePictureUses } from "./use-picture-uses.ts";

interface PictureBrowserProps {
  readonly picture?: string;
  readonly onPicture?: (name: string | undefined) => void;
  /** Without it, pictures can't be chosen. */
  readonly onChoose?: (name: string) => void;
}

export function PictureBrowser({ picture, onPicture, onChoose }: PictureBrowserProps) {
  const [shown, show] = useShownPicture(picture, onPicture);
  const openFolder = useOpenFolder(shown);
  const { folder } = openFolder;
  const { query, setQuery, found, usesOf, isEmpty } = useFoundPictures(folder);
  const { canAdd, add, drop } = useAddPictures(folder);
  const pending = useStore(useUploads(), (state) => state.uploads.length);
  const [isNaming, setNaming] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (pending > 0) list.current?.scrollTo({ top: 0 });
  }, [pending]);
  const onFolder = (path: string) => {
    openFolder.open(path);
    focusIn(list, pathSelector);
  };
  const onAdded = (name: string) => {
    // In a chooser, an added picture is chosen.
    if (onChoose) return onChoose(name);
    show(name);
    focusIn(list, shownSelector);
  };
  const onMoved = (name: string | undefined) => {
    show(name);
    focusIn(list, name === undefined ? firstSelector : shownSelector);
  };
  const { isOneFolder } = query;
  return (
    <div className={drop.over ? "pictures pictures-drop" : "pictures"} {...drop.attributes}>
      <PictureTools
        query={query}
        onQuery={setQuery}
        onAdd={canAdd ? add : undefined}
        onAddFolder={() => setNaming(true)}
      />
      <div className="pictures-body">
        <div className="pictures-found" ref={list}>
          {pending > 0 && <UploadList onAdded={onAdded} />}
          {isOneFolder && folder !== "" && <FolderPath folder={folder} onFolder={onFolder} />}
          {isOneFolder && <FolderList folders={openFolder.inside} onFolder={onFolder} />}
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
          {found.length === 0 && !(isOneFolder && openFolder.inside.length > 0) && (
            <NoPictures
              isEmpty={isEmpty}
              isFolder={isOneFolder && folder !== ""}
              onRemove={() => {
                openFolder.remove();
                focusIn(list, pathSelector);
              }}
              filter={query.text === "" ? query.filter : "all"}
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
            onMoved={onMoved}
            {...(onChoose && { onChoose })}
          />
        )}
      </div>
      {isNaming && (
        <NewFolderDialog
          inside={folder}
          folders={openFolder.folders}
          onDone={(path) => {
            openFolder.make(path);
            setNaming(false);
            focusIn(list, pathSelector);
          }}
          onClose={() => setNaming(false)}
        />
      )}
      {drop.over && (
        <p className="pictures-drop-words" role="status">
          <Images size={22} aria-hidden /> {libraryWords().drop}
        </p>
      )}
    </div>
  );
}

const shownSelector = ".picture-grid [aria-pressed=true]";
const firstSelector = ".picture-grid button[tabindex='0']";
const pathSelector = `.folder-path [aria-current], .picture-folders button, ${firstSelector}`;

function focusIn(list: RefObject<HTMLElement | null>, selector: string): void {
  focusWhenVisible(() => list.current?.querySelector<HTMLElement>(selector));
}

/** Controlled if the props have a handler. */
function useShownPicture(
  picture: PictureBrowserProps["picture"],
  onPicture: PictureBrowserProps["onPicture"],
): readonly [string | undefined, (name: string | undefined) => void] {
  const [own, setOwn] = useState(picture);
  return onPicture ? [picture, onPicture] : [own, setOwn];
}

interface PictureQuery {
  readonly text: string;
  readonly filter: PictureFilter;
  readonly isOneFolder: boolean;
}

function useFoundPictures(folder: string) {
  const media = useMedia((state) => state.media);
  const usesOf = usePictureUses();
  const [search, setQuery] = useState<Omit<PictureQuery, "isOneFolder">>({ text: "", filter: "all" });
  const { text, filter } = search;
  const isOneFolder = text.trim() === "" && filter === "all";
  const found = filterPictures(media, {
    wanted: text,
    filter,
    isUsed: (name) => usesOf(name).length > 0,
  }).filter((name) => !isOneFolder || folderOf(name) === folder);
  return { query: { ...search, isOneFolder }, setQuery, found, usesOf, isEmpty: media.size === 0 };
}

function useAddPictures(folder: string) {
  const { content } = useOpenedSite();
  const uploads = useUploads();
  const isReadOnly = useEditor((state) => state.readOnly !== undefined);
  const canAdd = content.pictureStorage !== undefined && !isReadOnly;
  const add = useCallback(
    (files: readonly File[]) => void uploads.getState().take(files, folder),
    [uploads, folder],
  );
  const drop = useFileDrop(canAdd ? add : undefined);
  useFilePaste(canAdd ? add : undefined);
  return { canAdd, add, drop };
}

interface PictureToolsProps {
  readonly query: PictureQuery;
  readonly onQuery: (query: Omit<PictureQuery, "isOneFolder">) => void;
  /** Undefined if no pictures can be added. */
  readonly onAdd: ((files: readonly File[]) => void) | undefined;
  readonly onAddFolder: () => void;
}

function PictureTools({ query, onQuery, onAdd, onAddFolder }: PictureToolsProps) {
  const { all, unused, undescribed, which, folders, add, toAdd } = libraryWords();
  const filters: readonly (readonly [PictureFilter, string])[] = [
    ["all", all],
    ["unused", unused],
    ["undescribed", undescribed],
  ];
  const input = useRef<HTMLInputElement>(null);
  const { text, filter } = query;
  return (
    <div className="pictures-tools">
      <PictureSearch wanted={text} onWanted={(wanted) => onQuery({ text: wanted, filter })} />
      <SegmentedControl
        label={which}
        value={filter}
        options={filters}
        onChange={(chosen) => onQuery({ text, filter: chosen })}
      />
      {onAdd && (
        <>
          <Button tone="plain" icon={<FolderPlus size={16} />} onClick={onAddFolder}>
            {folders.add}
          </Button>
          <Button icon={<ImagePlus size={16} />} onClick={() => input.current?.click()}>
            {add}
          </Button>
          <input
            ref={input}
            type="file"
            multiple
            hidden
            accept="image/*"
            aria-label={toAdd}
            onChange={({ target }) => {
              onAdd([...(target.files ?? [])]);
              target.value = "";
            }}
          />
        </>
      )}
    </div>
  );
}

interface NoPicturesProps {
  readonly isEmpty: boolean;
  readonly isFolder: boolean;
  readonly filter: PictureFilter;
  readonly canAdd: boolean;
  readonly onRemove: () => void;
}

function NoPictures({ isEmpty, isFolder, filter, canAdd, onRemove }: NoPicturesProps) {
  const words = libraryWords();
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

function useOpenFolder(picture: string | undefined) {
  const media = useMedia((state) => state.media);
  const [folder, setFolder] = useState("");
  const { folders: fresh, make, remove } = useStore(useSync().autosaved.folders);
  useEffect(() => {
    if (picture !== undefined) setFolder(folderOf(picture));
  }, [picture]);
  const folders = foldersOf(media.keys(), fresh);
  // The folder may have been removed by a move or an undo.
  const open = folder === "" || folders.includes(folder) ? folder : "";
  return {
    folder: open,
    folders,
    inside: foldersIn(open, folders),
    open: setFolder,
    make(path: string) {
      make(path);
      setFolder(path);
    },
    remove() {
      remove(open);
      setFolder(folderOf(open));
    },
  };
}
