import { useEditor, useMedia, useSession } from "../../session-context.ts";

/** Whether a part of a picture can be made a new one: GIFs move, and would stand still then. */
export function useCanCrop(name: string): boolean {
  const { content } = useSession();
  const readOnly = useEditor((state) => state.readOnly !== undefined);
  const isThere = useMedia((state) => state.media.has(name));
  return !readOnly && content.kept !== undefined && isThere && !/\.gif$/i.test(name);
}
