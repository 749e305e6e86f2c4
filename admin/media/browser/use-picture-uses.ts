import { useMemo } from "react";
import { namePicture } from "../../../editing/labels/name-picture.ts";
import { libraryWords } from "../../../editing/messages/library-words.ts";
import { useMedia, useOpenedSite } from "../../site/opened-site.ts";
import { useEntries } from "../../site/use-entries.ts";
import { useEditor } from "../../sync/store/editor-document.ts";
import { type PictureUse, usesOfPicture } from "./uses-of-picture.ts";

export function usePictureUses(): (name: string) => readonly PictureUse[] {
  const { schemas } = useOpenedSite();
  const entries = useEntries();
  const document = useEditor((state) => state.document);
  const media = useMedia((state) => state.media);
  return useMemo(() => {
    const site = { document, entries, schemas };
    const known = new Map<string, readonly PictureUse[]>();
    return (name) => {
      const light = [...media].filter(([, { dark }]) => dark === name).map(([other]) => other);
      const uses = known.get(name) ?? [
        ...usesOfPicture(name, site),
        ...light.flatMap((other) =>
          usesOfPicture(other, site).map((use) => ({
            ...use,
            field: libraryWords().darkOf({ name: namePicture(other) }),
          })),
        ),
      ];
      known.set(name, uses);
      return uses;
    };
  }, [document, entries, schemas, media]);
}
