import { libraryWords } from "../../../editing/messages/library-words.ts";

interface PictureSearchProps {
  readonly wanted: string;
  readonly onWanted: (wanted: string) => void;
}

export function PictureSearch({ wanted, onWanted }: PictureSearchProps) {
  const { search, searchHint } = libraryWords();
  return (
    <input
      type="search"
      className="input"
      aria-label={search}
      placeholder={searchHint}
      value={wanted}
      onChange={({ target }) => onWanted(target.value)}
    />
  );
}
