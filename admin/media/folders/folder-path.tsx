import { libraryWords } from "../../../editing/messages/library-words.ts";
import { parentFolders } from "../../../renderer/resolve/pictures/picture-path.ts";
import { ChevronRight } from "../../ui/icons/icons.ts";
import { baseName } from "../store/folder-paths.ts";

interface FolderPathProps {
  readonly folder: string;
  readonly onFolder: (folder: string) => void;
}

export function FolderPath({ folder, onFolder }: FolderPathProps) {
  const words = libraryWords().folders;
  const steps = parentFolders(`${folder}/`);
  return (
    <nav className="folder-path" aria-label={words.path}>
      <ol>
        <li>
          <button type="button" onClick={() => onFolder("")}>
            {words.top}
          </button>
        </li>
        {steps.map((step) => (
          <li key={step}>
            <ChevronRight size={14} aria-hidden />
            <button
              type="button"
              aria-current={step === folder ? "location" : undefined}
              onClick={() => onFolder(step)}
            >
              {baseName(step)}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
