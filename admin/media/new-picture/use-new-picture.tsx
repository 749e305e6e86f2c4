import { type ReactNode, useState } from "react";
import type { PictureTarget } from "../../../editing/document/picture-target.ts";
import { messages } from "../../../editing/messages/messages.ts";
import { lazy } from "../../ui/lazy.tsx";
import { useWorkspace } from "../../view/workspace.ts";
import { pictureError } from "../store/picture-error.ts";
import { newPictures } from "./lazy-new-pictures.ts";
import type { DroppedPicture } from "./new-picture-dialog.tsx";

const NewPictureDialog = lazy(newPictures, "NewPictureDialog", "dialog");

interface NewPicture {
  take(target: PictureTarget, files: readonly File[]): void;
  readonly dialog: ReactNode;
}

export function useNewPicture(): NewPicture {
  const { notices } = useWorkspace();
  const [placed, setPlaced] = useState<DroppedPicture>();
  const refuse = (title: string) => notices.getState().notify({ title, tone: "failure" });
  const take = async (target: PictureTarget, [file, ...others]: readonly File[]) => {
    if (!file) return;
    if (others.length > 0) return refuse(messages.pictures.onPage.oneOnly);
    const { preparePicture } = await newPictures.load();
    const prepared = await preparePicture(file);
    const mistake = pictureError(prepared);
    if (mistake !== undefined) refuse(mistake);
    else setPlaced({ target, file: prepared.converted ?? file, prepared });
  };
  return {
    take: (target, files) => void take(target, files).catch(() => refuse(messages.later.failed)),
    dialog: placed && <NewPictureDialog placed={placed} onClose={() => setPlaced(undefined)} />,
  };
}
