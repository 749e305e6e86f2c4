import { useMemo } from "react";
import { siteLanguages } from "../document/site-languages.ts";
import { useEditor } from "../sync/store/editor-document.ts";

/** The languages of the site, its own first; the same list as long as they are the same. */
export function useSiteLanguages(): readonly string[] {
  const written = useEditor((state) => siteLanguages(state.document.site).join(" "));
  return useMemo(() => written.split(" "), [written]);
}
