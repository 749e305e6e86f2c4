import type { ReactNode } from "react";
import { ChecksContext } from "../check/site-checks.ts";
import { MediaContext } from "../media/store/media-stores.ts";
import { PublishersContext } from "../publish/publishers.ts";
import { EditorDocumentContext } from "../sync/store/editor-document.ts";
import { SyncContext } from "../sync/sync.ts";
import { NoticesContext } from "../ui/notices-context.ts";
import { OpenedSiteContext } from "../workspace/opened-site.ts";
import { WorkspaceContext } from "../workspace/workspace.ts";
import type { OpenedEditor } from "./open-editor.ts";

interface EditorProvidersProps {
  readonly opened: OpenedEditor;
  readonly children: ReactNode;
}

export function EditorProviders({ opened, children }: EditorProvidersProps) {
  return (
    <EditorDocumentContext value={opened.editor}>
      <OpenedSiteContext value={opened.site}>
        <SyncContext value={opened.sync}>
          <PublishersContext value={opened.publishers}>
            <MediaContext value={opened.media}>
              <ChecksContext value={opened.checks}>
                <WorkspaceContext value={opened.workspace}>
                  <NoticesContext value={opened.workspace.notices}>{children}</NoticesContext>
                </WorkspaceContext>
              </ChecksContext>
            </MediaContext>
          </PublishersContext>
        </SyncContext>
      </OpenedSiteContext>
    </EditorDocumentContext>
  );
}
