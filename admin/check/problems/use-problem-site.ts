import { useMemo } from "react";
import { useOpenedSite } from "../../site/opened-site.ts";
import { useEditor } from "../../sync/store/editor-document.ts";
import type { ProblemSite } from "./problem-site.ts";

/** Another object whenever the site changes, because names depend on it. */
export function useProblemSite(): ProblemSite {
  const { schemas, blocks } = useOpenedSite();
  const config = useEditor((state) => state.document);
  const entries = useEditor((state) => state.entries);
  return useMemo(
    () => ({ edited: { config, entries }, schemas, definitions: blocks }),
    [config, entries, schemas, blocks],
  );
}
