import type { ReactNode } from "react";
import { messages } from "../messages/messages.ts";
import type { Change } from "./change.ts";
import { MarkedWords } from "./marked-words.tsx";

const short = 400;

export type Listed = Omit<Change, "revert">;

interface ChangeListProps<Shown extends Listed> {
  readonly changes: readonly Shown[];
  readonly actions?: (change: Shown) => ReactNode;
}

export function ChangeList<Shown extends Listed>({ changes, actions }: ChangeListProps<Shown>) {
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
                {change.parts && <Parts parts={change.parts} />}
                {change.texts && <Texts {...change.texts} />}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Parts({ parts }: { readonly parts: readonly Listed[] }) {
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

function Texts({ before, after }: { readonly before: string; readonly after: string }) {
  const words = <MarkedWords before={before} after={after} />;
  if (before.length + after.length <= short) return words;
  return (
    <details>
      <summary>{messages.review.showWords}</summary>
      {words}
    </details>
  );
}

const separator = " › ";

function groupsOf<Shown extends Listed>(changes: readonly Shown[]): [string, Shown[]][] {
  const groups = new Map<string, Shown[]>();
  for (const change of changes) {
    const [title = ""] = change.place.split(separator);
    groups.set(title, [...(groups.get(title) ?? []), change]);
  }
  return [...groups];
}

function partOf({ place }: Listed): ReactNode {
  const part = place.split(separator).slice(1).join(separator);
  return part && <strong>{part}: </strong>;
}
