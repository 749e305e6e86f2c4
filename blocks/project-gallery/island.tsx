import { useSlice } from "../_kit/islands/use-slice.ts";
import { Dialog } from "./dialog.tsx";
import { leaveDialog } from "./dialog-history.ts";
import type { DialogItem, DialogTexts } from "./dialog-item.ts";
import { selectedItem } from "./selected-item.ts";

/** What the dialog of a project gallery is rendered with. */
export interface ProjectGalleryIslandProps {
  /** The id that the gallery's cards have in `data-gallery`. */
  readonly gallery: string;
  readonly items: readonly DialogItem[];
  readonly texts: DialogTexts;
}

export default function ProjectGalleryIsland({ gallery, items, texts }: ProjectGalleryIslandProps) {
  const selected = useSlice(selectedItem);
  const item = selected?.gallery === gallery && items.find(({ id }) => id === selected.id);
  if (!item) return null;
  return <Dialog key={item.id} gallery={gallery} item={item} texts={texts} onClose={leaveDialog} />;
}
