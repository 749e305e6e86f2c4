import { messages } from "../../messages/messages.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import type { PictureFilter } from "./filter-pictures.ts";

interface NoPicturesProps {
  readonly isEmpty: boolean;
  readonly isFolder: boolean;
  readonly filter: PictureFilter;
  readonly canAdd: boolean;
  /** Forgets the folder that is open. */
  readonly onRemove: () => void;
}

/** Why there are no pictures to see, and the way to some. */
export function NoPictures({ isEmpty, isFolder, filter, canAdd, onRemove }: NoPicturesProps) {
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
