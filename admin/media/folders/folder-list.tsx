import { libraryWords } from "../../../editing/messages/library-words.ts";
import { useMedia } from "../../site/opened-site.ts";
import { Folder } from "../../ui/icons/icons.ts";
import { baseName } from "../store/folder-paths.ts";
import { countIn } from "./picture-folders.ts";

interface FolderListProps {
  readonly folders: readonly string[];
  readonly onFolder: (folder: string) => void;
}

export function FolderList({ folders, onFolder }: FolderListProps) {
  const media = useMedia((state) => state.media);
  const words = libraryWords().folders;
  if (folders.length === 0) return null;
  return (
    <ul className="picture-folders" aria-label={words.title}>
      {folders.map((folder) => (
        <li key={folder}>
          <button type="button" onClick={() => onFolder(folder)}>
            <Folder size={18} aria-hidden />
            <span>
              {baseName(folder)} <small>{words.count({ number: countIn(folder, media.keys()) })}</small>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
