import { useMemo } from "react";
import { useEditor } from "../../sync/store/editor-document.ts";
import { useOpenedSite } from "../../workspace/opened-site.ts";
import type { ProblemSite } from "./problem-site.ts";

/** What problems are told and mended by: another object whenever the site changes, since its names are in it. */
export function useProblemSite(): ProblemSite {
  const { schemas, blocks } = useOpenedSite();
  const config = useEditor((state) => state.document);
  const entries = useEditor((state) => state.entries);
  return useMemo(
    () => ({ edited: { config, entries }, schemas, definitions: blocks }),
    [config, entries, schemas, blocks],
  );
}
