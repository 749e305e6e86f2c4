import { useMemo } from "react";
import { type MediaStores, useMediaStores } from "../media/store/media-stores.ts";
import { type OpenedSite, useOpenedSite } from "../site/opened-site.ts";
import { type EditorDocument, useEditorDocument } from "../sync/store/editor-document.ts";

export type PreviewSite = EditorDocument & OpenedSite & Pick<MediaStores, "media">;

export function usePreviewSite(): PreviewSite {
  const editor = useEditorDocument();
  const site = useOpenedSite();
  const { media } = useMediaStores();
  return useMemo(() => ({ ...editor, ...site, media }), [editor, site, media]);
}
