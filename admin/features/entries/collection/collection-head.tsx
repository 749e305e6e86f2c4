import { memo } from "react";
import { useStore } from "zustand";
import { entryWords } from "../../../../editing/messages/entry-words.ts";
import { problemMessage } from "../../../../editing/messages/problem-message.ts";
import type { Problem } from "../../../../schema/problems/problem.ts";
import { useProblems } from "../../../check/site-checks.ts";
import { useOpenedSite } from "../../../site/opened-site.ts";
import { useRepairs, useSync } from "../../../sync/sync.ts";
import { TriangleAlert } from "../../../ui/icons/icons.ts";
import { SegmentedControl } from "../../../ui/segmented-control.tsx";
import { preferTable } from "../../../view/create-view.ts";
import { useWorkspace } from "../../../view/workspace.ts";
import type { EntryFilter, FilterChoice } from "./entry-filters.ts";

interface UnreadableEntriesProps {
  readonly collection: string;
  readonly entry: string | undefined;
  readonly onOpen: (id: string) => void;
}

/** The files of a collection that can't be understood, and why, each a way to its text. */
export function UnreadableEntries({ collection, entry, onOpen }: UnreadableEntriesProps) {
  const { unreadableFiles } = useSync();
  const unreadable = useStore(unreadableFiles, (state) => state.unreadable);
  const repairs = useRepairs((state) => state.values);
  const problems = useProblems();
  const files = unreadable.filter(({ collection: of }) => of === collection);
  if (files.length === 0) return null;
  return (
    <ul className="entry-unreadable" aria-label={entryWords().unreadable}>
      {files.map(({ file, id }) => {
        const problem = problems.find((other) => other.file === file);
        return (
          <li key={file} className="entry-row">
            <button
              type="button"
              className="entry-open"
              aria-current={id === entry || undefined}
              onClick={() => onOpen(id)}
            >
              <TriangleAlert size={18} className="sign-wrong" aria-hidden />
              <span className="entry-words">
                <span className="entry-title">{id}</span>
                <span className="entry-unreadable-why">
                  {problem
                    ? entryWords().atLine({ line: problem.line ?? 1, message: whyUnreadable(problem) })
                    : file}
                </span>
                <span className="entry-marks">
                  <span className={repairs.has(file) ? "entry-mark entry-changed" : "entry-mark entry-wrong"}>
                    {repairs.has(file) ? entryWords().notSaved : entryWords().cantBeRead}
                  </span>
                </span>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

const whyUnreadable = (problem: Problem) => problemMessage(problem)?.text ?? entryWords().cantBeRead;

interface FilterFieldsProps {
  readonly filters: readonly EntryFilter[];
  readonly chosen: FilterChoice;
  readonly onChoose: (chosen: FilterChoice) => void;
}

export const FilterFields = memo(({ filters, chosen, onChoose }: FilterFieldsProps) => {
  if (filters.length === 0) return null;
  return (
    <div className="entry-filters">
      {filters.map(({ field, title, choices }) => (
        <select
          key={field}
          className="input"
          aria-label={title}
          value={chosen[field] ?? ""}
          onChange={({ target }) => onChoose({ ...chosen, [field]: target.value || undefined })}
        >
          <option value="">{entryWords().all({ field: title })}</option>
          {choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      ))}
    </div>
  );
});

/** More than this don't fit side by side. */
const maxButtons = 3;

interface CollectionChoiceProps {
  readonly chosen: string;
  /** Whether the collections are shown as tables. */
  readonly table?: boolean;
}

export function CollectionChoice({ chosen, table = false }: CollectionChoiceProps) {
  const { content } = useOpenedSite();
  const { view } = useWorkspace();
  const collections = Object.values(content.model.collections);
  const show = (collection: string) => view.getState().go({ workspace: "entries", collection, table });
  if (collections.length < 2) return null;
  if (collections.length <= maxButtons) {
    const options = collections.map(({ name, title }) => [name, title] as const);
    return <SegmentedControl label={entryWords().kinds} value={chosen} options={options} onChange={show} />;
  }
  return (
    <select
      className="input"
      aria-label={entryWords().kinds}
      value={chosen}
      onChange={({ target }) => show(target.value)}
    >
      {collections.map(({ name, title }) => (
        <option key={name} value={name}>
          {title}
        </option>
      ))}
    </select>
  );
}

/** The choice between the list and the table of a collection. */
export function ViewChoice({ collection, table }: { readonly collection: string; readonly table: boolean }) {
  const { view } = useWorkspace();
  const show = (shown: "list" | "table") => {
    preferTable(shown === "table");
    view.getState().go({ workspace: "entries", collection, table: shown === "table" });
  };
  const options = [
    ["list", entryWords().list],
    ["table", entryWords().table],
  ] as const;
  return (
    <SegmentedControl
      label={entryWords().view}
      value={table ? "table" : "list"}
      options={options}
      onChange={show}
    />
  );
}
