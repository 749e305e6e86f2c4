import { useEffect, useState } from "react";
import { useEditor, useMedia, useSession } from "../../session-context.ts";

/** Whether a part of a picture can be made a new one: what moves would stand still then. */
export function useCanCrop(name: string): "yes" | "no" | "moves" {
  const { content } = useSession();
  const readOnly = useEditor((state) => state.readOnly !== undefined);
  const facts = useMedia((state) => state.media.get(name));
  const kept = facts && content.kept?.get(facts.version)?.file;
  const [moving, setMoving] = useState<Blob>();
  useEffect(() => {
    // The host tells of its pictures; of a new one its bytes do.
    if (!kept || /\.jpe?g$/i.test(name)) return;
    void import("../prepare-picture.ts").then(async ({ isMoving }) => {
      if (await isMoving(kept)) setMoving(kept);
    });
  }, [kept, name]);
  if (readOnly || !facts || !content.kept) return "no";
  return facts.moves || /\.gif$/i.test(name) || (kept && moving === kept) ? "moves" : "yes";
}
