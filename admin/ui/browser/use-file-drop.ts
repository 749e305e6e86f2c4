import { type DragEvent, useEffect, useState } from "react";

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

/** Pasted anywhere but into a text, while the component is mounted. */
export function useFilePaste(take: ((files: readonly File[]) => unknown) | undefined): void {
  useEffect(() => {
    if (!take) return undefined;
    const onPaste = ({ clipboardData, target }: ClipboardEvent) => {
      if (target instanceof Element && target.closest("input, textarea, [contenteditable]")) return;
      const files = [...(clipboardData?.files ?? [])];
      if (files.length > 0) take(files);
    };
    document.addEventListener("paste", onPaste);
    return () => document.removeEventListener("paste", onPaste);
  }, [take]);
}
