import { type KeyboardEvent, type ReactNode, useId, useMemo, useRef, useState } from "react";
import { singularLabel } from "../../../editing/labels/entry-label.ts";
import { entryWords } from "../../../editing/messages/entry-words.ts";
import { messages } from "../../../editing/messages/messages.ts";
import { countByGroup } from "../../check/problem-groups.ts";
import { useReportedProblems } from "../../check/reported-problems.ts";
import { usePublishers } from "../../publish/publishers.ts";
import { useOpenedSite } from "../../site/opened-site.ts";
import { hasChanges, redoLabel, undoLabel } from "../../sync/state/selectors.ts";
import { useEditor } from "../../sync/store/editor-document.ts";
import { Dialog } from "../../ui/dialog.tsx";
import type { Commands } from "../../view/commands.ts";
import { useEditorMenu } from "../../view/use-editor-menu.tsx";
import { useWorkspace } from "../../view/workspace.ts";
import type { Action } from "./find-actions.ts";
import { findMessages } from "./find-messages.ts";
import type { MatchRange } from "./match-words.ts";
import type { SearchResult } from "./rank-results.ts";
import { useSearch } from "./use-search.ts";

interface FindPanelProps {
  readonly commands: Commands;
  readonly onClose: () => void;
}

export function FindPanel({ commands, onClose }: FindPanelProps) {
  const { view } = useWorkspace();
  const [query, setQuery] = useState("");
  const [chosen, setChosen] = useState<string>();
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const words = findMessages();
  const actions = useActions(commands);
  const { groups, isDone } = useSearch(query, actions);
  const findings = useMemo(() => groups.flatMap((group) => group.findings), [groups]);
  // What was chosen by keys stays chosen while more is found; until then it is the best.
  const index = Math.max(
    0,
    findings.findIndex(({ key }) => key === chosen),
  );
  const active = findings[index];
  const optionId = (finding: SearchResult) => `${id}-${findings.indexOf(finding)}`;
  const open = ({ target }: SearchResult) => {
    if ("workspace" in target) return view.getState().go(target);
    onClose();
    target.run();
  };
  const move = (to: number) => {
    const next = findings[(to + findings.length) % findings.length];
    if (!next) return;
    setChosen(next.key);
    list.current?.querySelector(`[id="${optionId(next)}"]`)?.scrollIntoView({ block: "nearest" });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const moves: Readonly<Record<string, () => void>> = {
      ArrowDown: () => move(index + 1),
      ArrowUp: () => move(index - 1),
      PageDown: () => move(Math.min(index + 5, findings.length - 1)),
      PageUp: () => move(Math.max(index - 5, 0)),
      Enter: () => active && open(active),
    };
    // An input method uses the same keys for its own list.
    if (event.nativeEvent.isComposing || !Object.hasOwn(moves, event.key)) return;
    event.preventDefault();
    moves[event.key]?.();
  };
  const isSought = query.trim() !== "";
  return (
    <Dialog title={words.title} onClose={onClose}>
      <input
        type="search"
        className="input find-input"
        role="combobox"
        aria-expanded={findings.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-label={words.label}
        aria-activedescendant={active && optionId(active)}
        placeholder={words.label}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="go"
        value={query}
        onChange={({ target }) => {
          setQuery(target.value);
          setChosen(undefined);
        }}
        onKeyDown={onKeyDown}
      />
      <p className={findings.length === 0 && isDone ? "find-none" : "unseen"} role="status">
        {!isDone
          ? ""
          : findings.length > 0
            ? words.found({ count: findings.length })
            : isSought
              ? words.none
              : words.start}
      </p>
      <div ref={list} id={`${id}-list`} role="listbox" aria-label={words.results} className="find-list">
        {groups.map(({ group, findings: own }) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options has no element of its own here
          <div key={group} role="group" aria-label={words.groups[group]} className="find-group">
            <p aria-hidden="true">{words.groups[group]}</p>
            {own.map((finding) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the input has the keys of the list
              <div
                key={finding.key}
                id={optionId(finding)}
                role="option"
                tabIndex={-1}
                aria-selected={finding === active}
                className="find-option"
                // The focus stays in the input.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => open(finding)}
              >
                <MarkedTitle title={finding.title} ranges={finding.ranges} />
                {finding.detail && <small>{finding.detail}</small>}
              </div>
            ))}
          </div>
        ))}
      </div>
    </Dialog>
  );
}

function MarkedTitle({ title, ranges }: { readonly title: string; readonly ranges: readonly MatchRange[] }) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const [from, to] of ranges) {
    parts.push(title.slice(end, from), <mark key={from}>{title.slice(from, to)}</mark>);
    end = to;
  }
  return (
    <span className="find-title">
      {parts}
      {title.slice(end)}
    </span>
  );
}

function useActions(commands: Commands): readonly Action[] {
  const { view } = useWorkspace();
  const { content } = useOpenedSite();
  const { publishing } = usePublishers();
  const menu = useEditorMenu(commands);
  const readOnly = useEditor((state) => state.readOnly !== undefined);
  const undo = useEditor(undoLabel);
  const redo = useEditor(redoLabel);
  const isChanged = useEditor(hasChanges);
  const problems = countByGroup(useReportedProblems()).problem;
  const { showPanel, add, go } = view.getState();
  const words = findMessages();
  const added = Object.entries(content.model.collections).map(
    ([collection, of]): Action => ({
      label: entryWords().add({ kind: singularLabel(of) }),
      hint: of.title,
      run: () => add({ what: "entry", collection }),
    }),
  );
  const edits: readonly Action[] = [
    { label: messages.pages.list.add, hint: messages.pages.title, run: () => add({ what: "page" }) },
    ...added,
    ...(undo ? [{ label: messages.shell.undo, hint: undo, run: commands.undo }] : []),
    ...(redo ? [{ label: messages.shell.redo, hint: redo, run: commands.redo }] : []),
    ...(isChanged
      ? [
          {
            label: publishing ? messages.publishing.publish : messages.shell.save,
            run: () => void commands.save(),
          },
        ]
      : []),
  ];
  return [
    ...(readOnly ? [] : edits),
    { label: words.review, hint: words.reviewHint, run: () => showPanel("changes") },
    {
      label: words.problems,
      hint: messages.shell.problems({ count: problems }),
      run: () => showPanel("problems"),
    },
    {
      label: words.look,
      hint: messages.pages.site.theme,
      run: () => go({ workspace: "pages", section: "theme" }),
    },
    ...menu.flatMap((item): Action[] =>
      !item || item.disabled || item.label === messages.shell.find
        ? []
        : [{ label: item.label, hint: item.hint, run: item.onChoose }],
    ),
  ];
}
