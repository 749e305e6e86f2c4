import { useMemo } from "react";
import { useEntries } from "../entries/use-entries.ts";
import { useEditor, useSession } from "../session-context.ts";
import { type PictureUse, usesOfPicture } from "./uses-of-picture.ts";

/** Where each picture is used now; found out when it is asked for. */
export function usePictureUses(): (name: string) => readonly PictureUse[] {
  const { schemas } = useSession();
  const entries = useEntries();
  const document = useEditor((state) => state.document);
  return useMemo(() => {
    const site = { document, entries, schemas };
    const known = new Map<string, readonly PictureUse[]>();
    return (name) => {
      const uses = known.get(name) ?? usesOfPicture(name, site);
      known.set(name, uses);
      return uses;
    };
  }, [document, entries, schemas]);
}
