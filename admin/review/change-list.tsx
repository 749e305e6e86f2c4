import type { ReactNode } from "react";
import type { Change } from "../edits/changes/change.ts";
import { MarkedWords } from "./marked-words.tsx";

/** Characters up to which a text is shown without being asked for. */
const short = 400;

interface ChangeListProps {
  readonly changes: readonly Change[];
  /** What can be done with a change. */
  readonly actions?: (change: Change) => ReactNode;
}

/** Changes in plain words, under the page or the settings that they are on. */
export function ChangeList({ changes, actions }: ChangeListProps) {
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
                {change.texts && <Texts {...change.texts} />}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Texts({ before, after }: { readonly before: string; readonly after: string }) {
  const words = <MarkedWords before={before} after={after} />;
  if (before.length + after.length <= short) return words;
  return (
    <details>
      <summary>Show the words</summary>
      {words}
    </details>
  );
}

const separator = " › ";

/** By the first part of their place, in the order in which these come. */
function groupsOf(changes: readonly Change[]): [string, Change[]][] {
  const groups = new Map<string, Change[]>();
  for (const change of changes) {
    const [title = ""] = change.place.split(separator);
    groups.set(title, [...(groups.get(title) ?? []), change]);
  }
  return [...groups];
}

function partOf({ place }: Change): ReactNode {
  const part = place.split(separator).slice(1).join(separator);
  return part && <strong>{part}: </strong>;
}
