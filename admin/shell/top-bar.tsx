import {
  CircleCheck,
  Download,
  Ellipsis,
  ExternalLink,
  FileInput,
  Keyboard,
  Redo2,
  TriangleAlert,
  Undo2,
} from "lucide-react";
import { useMemo } from "react";
import type { Model } from "../../schema/model.ts";
import type { Commands } from "../commands.ts";
import { Button } from "../kit/button.tsx";
import { IconButton } from "../kit/icon-button.tsx";
import { Menu } from "../kit/menu.tsx";
import { Segments } from "../kit/segments.tsx";
import { useEditor, usePendingCount, useProblems, useSession, useView } from "../session-context.ts";
import { keyWords } from "../shortcuts/key-words.ts";
import { withTokens } from "../tokens/token-meaning.ts";
import { tokenScope } from "../tokens/token-scope.ts";
import type { Workspace } from "../view/place.ts";
import { SaveState } from "./save-state.tsx";

/** The workspaces of a site: those for which its model has nothing are left out. */
function workspacesOf({ settings, collections }: Model): readonly (readonly [Workspace, string])[] {
  return [
    ...(Object.keys(settings).length > 0 ? [["content", "Content"] as const] : []),
    ["pages", "Pages"],
    ...(Object.keys(collections).length > 0 ? [["entries", "Entries"] as const] : []),
    ["pictures", "Pictures"],
  ];
}

/** What is always at hand. One primary button on the screen: Save. */
export function TopBar({ commands }: { readonly commands: Commands }) {
  const workspace = useView((view) => view.workspace);
  const open = useView((view) => view.open);
  const showPanel = useView((view) => view.showPanel);
  const undo = useEditor((state) => state.undoable());
  const redo = useEditor((state) => state.redoable());
  const { model } = useSession().content;
  const workspaces = useMemo(() => workspacesOf(model), [model]);
  const name = useEditor((state) => withTokens("{{site.name}}", tokenScope({ site: state.document.site })));
  const pending = usePendingCount();
  const changes = useEditor((state) => state.changes().length) + pending;
  const saving = useEditor((state) => state.saving.state === "saving");
  const readOnly = useEditor((state) => state.readOnly !== undefined);
  const problems = useProblems().length;
  return (
    <header className="top-bar">
      <h1 className="top-bar-name">{name || "Site"}</h1>
      <Segments label="Workspaces" value={workspace} options={workspaces} onChange={open} />
      <div className="top-bar-group">
        <IconButton
          label="Undo"
          hint={undo ? `Undo: ${undo}` : "Nothing to undo"}
          keys={keyWords("Mod+Z")}
          icon={<Undo2 size={18} />}
          disabled={!undo || readOnly}
          onClick={commands.undo}
        />
        <IconButton
          label="Redo"
          hint={redo ? `Redo: ${redo}` : "Nothing to redo"}
          keys={keyWords("Mod+Shift+Z")}
          icon={<Redo2 size={18} />}
          disabled={!redo || readOnly}
          onClick={commands.redo}
        />
      </div>
      <SaveState />
      <div className="top-bar-group top-bar-review">
        <Button
          tone="plain"
          icon={
            problems === 0 ? <CircleCheck size={16} /> : <TriangleAlert size={16} className="sign-wrong" />
          }
          onClick={() => showPanel("problems")}
        >
          {problems === 0 ? "No problems" : `${problems} ${problems === 1 ? "problem" : "problems"}`}
        </Button>
        <Button tone="plain" disabled={changes === 0} onClick={() => showPanel("changes")}>
          {changes === 0 ? "No changes" : `Review ${changes} ${changes === 1 ? "change" : "changes"}`}
        </Button>
      </div>
      <div className="top-bar-group top-bar-save">
        <IconButton
          className="wide-only"
          label="Import a file"
          icon={<FileInput size={18} />}
          disabled={readOnly}
          onClick={() => showPanel("import")}
        />
        <Button className="wide-only" icon={<Download size={16} />} onClick={commands.exportText}>
          Export
        </Button>
        <Button tone="primary" disabled={changes === 0 || saving || readOnly} onClick={commands.save}>
          Save Changes
          {changes > 0 && (
            <span className="button-count" aria-hidden="true">
              {changes}
            </span>
          )}
        </Button>
        <Menu
          label="More"
          items={[
            {
              label: "Open the site",
              icon: <ExternalLink size={16} />,
              onChoose: () => window.open("/", "_blank", "noopener"),
            },
            {
              label: "Import a file…",
              icon: <FileInput size={16} />,
              hint: "A site-content.json in place of what is here",
              disabled: readOnly,
              onChoose: () => showPanel("import"),
            },
            {
              label: "Export",
              icon: <Download size={16} />,
              hint: "The whole site as site-content.json",
              onChoose: commands.exportText,
            },
            {
              label: "Keyboard shortcuts",
              icon: <Keyboard size={16} />,
              keys: "?",
              onChoose: () => showPanel("shortcuts"),
            },
          ]}
        >
          <button type="button" className="icon-button" aria-label="More">
            <Ellipsis size={18} />
          </button>
        </Menu>
      </div>
    </header>
  );
}
