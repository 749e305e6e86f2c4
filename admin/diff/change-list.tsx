import type { ReactNode } from "react";
import type { Change } from "../../editing/diff/change.ts";
import { formatText } from "../../editing/labels/format-value.ts";
import { messages } from "../../editing/messages/messages.ts";
import { TextDiff } from "./text-diff.tsx";

const short = 400;

export type ListedChange = Omit<Change, "revert">;

interface ChangeListProps<Shown extends ListedChange> {
  readonly changes: readonly Shown[];
  readonly actions?: (change: Shown) => ReactNode;
}

export function ChangeList<Shown extends ListedChange>({ changes, actions }: ChangeListProps<Shown>) {
  return (
    <div className="change-groups">
      {groupsOf(changes).map(([title, group]) => (
        <section key={title}>
          <h3>{title}</h3>
          <ul>
            {group.map((change) => (
              <li key={change.key} className="change">
                <p className="change-words">
                  {partOf(change)}
                  {change.what}
                </p>
                {actions && <div className="change-actions">{actions(change)}</div>}
                {change.changes && <Parts parts={change.changes} />}
                {change.texts && <Texts {...change.texts} />}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Parts({ parts }: { readonly parts: readonly ListedChange[] }) {
  return (
    <details>
      <summary>{messages.review.showParts({ count: parts.length })}</summary>
      <ul className="change-parts">
        {parts.map((part) => (
          <li key={part.key}>{part.what}</li>
        ))}
      </ul>
    </details>
  );
}

function Texts({ schema, ...texts }: NonNullable<ListedChange["texts"]>) {
  const before = formatText(schema, texts.before);
  const after = formatText(schema, texts.after);
  const words = <TextDiff before={before} after={after} />;
  if (before.length + after.length <= short) return words;
  return (
    <details>
      <summary>{messages.review.showWords}</summary>
      {words}
    </details>
  );
}

const separator = " › ";

function groupsOf<Shown extends ListedChange>(changes: readonly Shown[]): [string, Shown[]][] {
  const groups = new Map<string, Shown[]>();
  for (const change of changes) {
    const [title = ""] = change.location.split(separator);
    groups.set(title, [...(groups.get(title) ?? []), change]);
  }
  return [...groups];
}

function partOf({ location }: ListedChange): ReactNode {
  const part = location.split(separator).slice(1).join(separator);
  return part && <strong>{part}: </strong>;
}
