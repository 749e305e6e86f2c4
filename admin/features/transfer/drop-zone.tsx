import { useEffect, useState } from "react";
import { messages } from "../../../editing/messages/messages.ts";
import { FileInput } from "../../ui/icons/icons.ts";
import type { Commands } from "../../view/commands.ts";

/**
 * Takes a file that is dropped anywhere. A part of the screen that wants files itself, such as the pictures, prevents
 * the default of `dragover` and `drop`; what nobody wants must not make the browser leave for it.
 */
export function DropZone({ commands }: { readonly commands: Commands }) {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const hasFile = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes("Files") === true;
    const isPicture = ({ dataTransfer }: DragEvent) =>
      [...(dataTransfer?.items ?? [])].some(({ type }) => type.startsWith("image/"));
    const enter = (event: DragEvent) => setOver(hasFile(event) && !isPicture(event));
    const drag = (event: DragEvent) => {
      if (!hasFile(event) || event.defaultPrevented) return;
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = isPicture(event) ? "none" : "copy";
    };
    const leave = (event: DragEvent) => event.relatedTarget === null && setOver(false);
    const drop = (event: DragEvent) => {
      setOver(false);
      if (!hasFile(event) || event.defaultPrevented) return;
      event.preventDefault();
      const files = [...(event.dataTransfer?.files ?? [])];
      void commands.importDropped(files);
    };
    addEventListener("dragenter", enter);
    addEventListener("dragover", drag);
    addEventListener("dragleave", leave);
    addEventListener("drop", drop);
    return () => {
      removeEventListener("dragenter", enter);
      removeEventListener("dragover", drag);
      removeEventListener("dragleave", leave);
      removeEventListener("drop", drop);
    };
  }, [commands]);
  if (!over) return null;
  return (
    <div className="drop-zone">
      <p>
        <FileInput size={32} />
        {messages.imports.drop}
      </p>
    </div>
  );
}
