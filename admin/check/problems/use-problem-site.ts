import { useMemo } from "react";
import { useEditor, useSession } from "../../workspace/session-context.ts";
import type { ProblemSite } from "./problem-site.ts";

/** What problems are told and mended by: another object whenever the site changes, since its names are in it. */
export function useProblemSite(): ProblemSite {
  const { schemas, blocks } = useSession();
  const config = useEditor((state) => state.document);
  const entries = useEditor((state) => state.entries);
  return useMemo(
    () => ({ edited: { config, entries }, schemas, definitions: blocks }),
    [config, entries, schemas, blocks],
  );
}
