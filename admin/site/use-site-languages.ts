import { useMemo } from "react";
import { siteLanguages } from "../../editing/document/site-document.ts";
import { useEditor } from "../sync/store/editor-document.ts";

export function useSiteLanguages(): readonly string[] {
  const written = useEditor((state) => siteLanguages(state.document.site).join(" "));
  return useMemo(() => written.split(" "), [written]);
}
