import { type MouseEvent, useMemo } from "react";
import type { Model } from "../../../schema/model.ts";
import type { Workspace } from "../../document/editor-route.ts";
import { messages } from "../../messages/messages.ts";
import { useEditor } from "../../sync/store/editor-document.ts";
import { useOpenedSite } from "../../workspace/opened-site.ts";
import { addressOf } from "../../workspace/place-address.ts";
import { useView } from "../../workspace/workspace.ts";

/** The workspaces of a site: those for which its model has nothing are left out. */
function workspacesOf({ settings, collections }: Model): readonly (readonly [Workspace, string])[] {
  return [
    ...(Object.keys(settings).length > 0 ? [["content", messages.shell.content] as const] : []),
    ["pages", messages.shell.pages],
    ...(Object.keys(collections).length > 0 ? [["entries", messages.shell.entries] as const] : []),
    ["pictures", messages.shell.pictures],
  ];
}

/** The ways to the workspaces, each with the address of where it was left. */
export function WorkspaceLinks() {
  const { content } = useOpenedSite();
  const current = useView((view) => view.workspace);
  const open = useView((view) => view.open);
  const place = useView((view) => view.place);
  // Addresses follow what is chosen.
  useView((view) => view);
  useEditor((state) => state.selection);
  const workspaces = useMemo(() => workspacesOf(content.model), [content.model]);
  const follow = (event: MouseEvent, workspace: Workspace) => {
    // A new tab is the browser's business.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open(workspace);
  };
  return (
    <nav className="segments" aria-label={messages.shell.workspaces}>
      {workspaces.map(([workspace, words]) => (
        <a
          key={workspace}
          href={addressOf(place(workspace))}
          aria-current={workspace === current ? "page" : undefined}
          onClick={(event) => follow(event, workspace)}
        >
          {words}
        </a>
      ))}
    </nav>
  );
}
