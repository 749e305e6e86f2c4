import { useMemo } from "react";
import { type OpenedSite, useOpenedSite } from "../site/opened-site.ts";
import { type EditorDocument, useEditorDocument } from "../sync/store/editor-document.ts";

export type PreviewSite = EditorDocument & OpenedSite;

export function usePreviewSite(): PreviewSite {
  const editor = useEditorDocument();
  const site = useOpenedSite();
  return useMemo(() => ({ ...editor, ...site }), [editor, site]);
}
