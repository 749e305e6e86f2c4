import { messages } from "../../messages/messages.ts";
import { lastPart } from "./folder-paths.ts";

interface FolderNameFieldProps {
  readonly id: string;
  readonly typed: string;
  /** The path of the folder that comes of it; none where no folder can be called that. */
  readonly folder: string | undefined;
  readonly onType: (typed: string) => void;
}

/** The name of a new folder, and how it will be written. */
export function FolderNameField({ id, typed, folder, onType }: FolderNameFieldProps) {
  const words = messages.pictures.folders;
  const isWrong = typed !== "" && folder === undefined;
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {words.name}
      </label>
      <input
        id={id}
        className="input"
        value={typed}
        spellCheck={false}
        autoComplete="off"
        aria-describedby={`${id}-help`}
        aria-invalid={isWrong || undefined}
        onChange={({ target }) => onType(target.value)}
      />
      <p id={`${id}-help`} className={isWrong ? "field-error" : "field-help"} role="status">
        {isWrong
          ? words.noName
          : folder === undefined || lastPart(folder) === typed
            ? messages.pictures.nameHelp
            : messages.pictures.willBe(lastPart(folder))}
      </p>
    </div>
  );
}
