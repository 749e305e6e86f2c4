import { libraryWords } from "../../../editing/messages/library-words.ts";
import { baseName } from "../store/folder-paths.ts";
import { NameField } from "../store/name-field.tsx";

interface FolderNameFieldProps {
  readonly id: string;
  readonly typed: string;
  /** Undefined for an invalid name. */
  readonly folder: string | undefined;
  readonly onType: (typed: string) => void;
}

export function FolderNameField({ id, typed, folder, onType }: FolderNameFieldProps) {
  const words = libraryWords().folders;
  const isWrong = typed !== "" && folder === undefined;
  const isAsTyped = folder === undefined || baseName(folder) === typed;
  const help = isAsTyped ? libraryWords().nameHelp : libraryWords().willBe({ name: baseName(folder) });
  return (
    <NameField
      id={id}
      label={words.name}
      typed={typed}
      help={isWrong ? words.noName : help}
      isWrong={isWrong}
      onType={onType}
    />
  );
}
