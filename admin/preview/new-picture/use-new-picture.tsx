import { type ReactNode, useState } from "react";
import { pictureMistake } from "../../media/store/picture-mistake.ts";
import { messages } from "../../messages/messages.ts";
import { lazy } from "../../ui/lazy.tsx";
import { useWorkspace } from "../../workspace/workspace.ts";
import type { PicturePlace } from "../picture-place.ts";
import type { PlacedFile } from "./new-picture-dialog.tsx";

const NewPictureDialog = lazy(
  async () => (await import("./new-picture-dialog.tsx")).NewPictureDialog,
  "dialog",
);

interface NewPicture {
  take(place: PicturePlace, files: readonly File[]): void;
  readonly dialog: ReactNode;
}

export function useNewPicture(): NewPicture {
  const { notices } = useWorkspace();
  const [placed, setPlaced] = useState<PlacedFile>();
  const refuse = (title: string) => notices.getState().notify({ title, tone: "failure" });
  const take = async (place: PicturePlace, [file, ...others]: readonly File[]) => {
    if (!file) return;
    if (others.length > 0) return refuse(messages.pictures.onPage.oneOnly);
    const { preparePicture } = await import("../../media/store/prepare-picture.ts");
    const seen = await preparePicture(file);
    const mistake = pictureMistake(seen);
    if (mistake !== undefined) refuse(mistake);
    else setPlaced({ place, file: seen.turned ?? file, seen });
  };
  return {
    take: (place, files) => void take(place, files).catch(() => refuse(messages.later.failed)),
    dialog: placed && <NewPictureDialog placed={placed} onClose={() => setPlaced(undefined)} />,
  };
}
