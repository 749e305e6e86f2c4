import { type DragEvent, useState } from "react";

/** Lets files be dropped on an element, and tells when some are over it; without a taker nothing is. */
export function useFileDrop(take: ((files: readonly File[]) => unknown) | undefined) {
  const [over, setOver] = useState(false);
  const hasFiles = ({ dataTransfer }: DragEvent) =>
    take !== undefined && dataTransfer.types.includes("Files");
  return {
    over,
    attributes: {
      onDragOver(event: DragEvent) {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
      },
      onDrop(event: DragEvent) {
        if (!hasFiles(event)) return;
        event.preventDefault();
        event.stopPropagation();
        setOver(false);
        take?.([...event.dataTransfer.files]);
      },
    },
  };
}
