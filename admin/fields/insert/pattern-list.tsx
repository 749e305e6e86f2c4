import { useState } from "react";
import { migrateBlocks, renamePattern, type SavedPattern } from "../../../editing/document/pattern.ts";
import type { BlockDocument } from "../../../editing/document/site-document.ts";
import { useOpenedSite } from "../../site/opened-site.ts";
import { useEditorDocument } from "../../sync/store/editor-document.ts";
import { focusWhenVisible } from "../../ui/browser/focus-when-visible.ts";
import { Ellipsis, Library, PencilLine, Trash2 } from "../../ui/icons/icons.ts";
import { Menu } from "../../ui/menu.tsx";
import { PromptDialog } from "../../ui/prompt-dialog.tsx";
import { PromptText } from "../../ui/prompt-text.tsx";
import { tryEdit } from "../../view/try-edit.ts";
import { undoNotice } from "../../view/undo-notice.ts";
import { useWorkspace } from "../../view/workspace.ts";
import { patternMessages } from "./pattern-messages.ts";
import { Thumbnail } from "./thumbnail.tsx";

interface PatternListProps {
  readonly patterns: readonly SavedPattern[];
  readonly onChoose: (pattern: SavedPattern) => void;
}

export function PatternList({ patterns, onChoose }: PatternListProps) {
  const words = patternMessages();
  const [renamed, setRenamed] = useState<SavedPattern>();
  const remove = useRemovePattern();
  return (
    <section aria-label={words.group}>
      <h3>{words.group}</h3>
      <ul className="insert-tiles">
        {patterns.map((pattern) => (
          <li key={pattern.file} className="pattern-tile">
            <PatternTile
              pattern={pattern}
              onChoose={() => onChoose(pattern)}
              onRename={() => setRenamed(pattern)}
              onRemove={() => remove(pattern, patterns)}
            />
            <Menu
              label={pattern.title}
              items={[
                { label: words.rename, icon: <PencilLine size={16} />, onChoose: () => setRenamed(pattern) },
                {
                  label: words.remove,
                  hint: words.removeHint,
                  icon: <Trash2 size={16} />,
                  tone: "danger",
                  onChoose: () => remove(pattern, patterns),
                },
              ]}
            >
              <button
                type="button"
                id={moreId(pattern)}
                className="icon-button pattern-more"
                aria-label={words.more({ name: pattern.title })}
              >
                <Ellipsis size={16} aria-hidden />
              </button>
            </Menu>
          </li>
        ))}
      </ul>
      {renamed && (
        <RenameDialog
          pattern={renamed}
          onClose={() => {
            setRenamed(undefined);
            focusWhenVisible(() => document.getElementById(moreId(renamed)));
          }}
        />
      )}
    </section>
  );
}

const moreId = ({ file }: SavedPattern) => `more-${file}`;

interface PatternTileProps {
  readonly pattern: SavedPattern;
  readonly onChoose: () => void;
  readonly onRename: () => void;
  readonly onRemove: () => void;
}

function PatternTile({ pattern, onChoose, onRename, onRemove }: PatternTileProps) {
  const words = patternMessages();
  const { blocks, migrations } = useOpenedSite();
  const { title, configVersion } = pattern;
  const unknown = pattern.blocks.find(({ type }) => !blocks.some((block) => block.type === type));
  const known = () => {
    const present = migrateBlocks(pattern.blocks, configVersion, migrations) as readonly BlockDocument[];
    return present.filter(({ type }) => blocks.some((block) => block.type === type));
  };
  return (
    <button
      type="button"
      className="insert-tile"
      aria-keyshortcuts="F2 Delete"
      onClick={onChoose}
      onKeyDown={({ key }) => {
        if (key === "F2") onRename();
        if (key === "Delete") onRemove();
      }}
    >
      <Thumbnail drawn={{ title, blocks: known }} />
      <span className="insert-title">
        <Library size={16} aria-hidden />
        {title}
      </span>
      <span className="insert-words">{words.blocks({ number: pattern.blocks.length })}</span>
      {unknown && <span className="insert-note">{words.unknown({ type: unknown.type })}</span>}
    </button>
  );
}

function useRemovePattern(): (pattern: SavedPattern, among: readonly SavedPattern[]) => void {
  const words = patternMessages();
  const { store } = useEditorDocument();
  const { notices, pristine } = useWorkspace();
  return (pattern, among) => {
    const { file, title } = pattern;
    const entry = store.getState().entries[file];
    const next = among[among.indexOf(pattern) + 1] ?? among[among.indexOf(pattern) - 1];
    const context = { store, notices, pristine };
    const edit = { kind: "remove-entry", file } as const;
    if (!tryEdit(context, { edit, failureTitle: words.notRemoved }) || !entry) return;
    undoNotice(context, {
      title: words.removed({ name: title }),
      restore: { kind: "insert-entry", file, entry },
      isBack: () => Object.hasOwn(store.getState().entries, file),
      onBack: () => focusWhenVisible(() => document.getElementById(moreId(pattern))),
    });
    focusWhenVisible(() => document.getElementById(next ? moreId(next) : "insert-search"));
  };
}

function RenameDialog({
  pattern,
  onClose,
}: {
  readonly pattern: SavedPattern;
  readonly onClose: () => void;
}) {
  const words = patternMessages();
  const { store } = useEditorDocument();
  const { notices, pristine } = useWorkspace();
  const [title, setTitle] = useState(pattern.title);
  const name = title.trim();
  return (
    <PromptDialog
      title={words.renameTitle}
      verb={words.renameVerb}
      disabled={name === ""}
      onDone={() => {
        const edit = renamePattern(pattern.file, name);
        const done = tryEdit({ store, notices, pristine }, { edit, failureTitle: words.notRenamed });
        if (done) notices.getState().notify({ title: words.renamed({ name }) });
        onClose();
      }}
      onClose={onClose}
    >
      <PromptText
        label={words.name}
        value={title}
        wrong={name === "" ? words.needsName : undefined}
        onChange={setTitle}
      />
    </PromptDialog>
  );
}
