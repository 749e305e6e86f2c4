import { withIndexKeys } from "./with-index-keys.ts";

/** A row of a description list: `name` is its `dt`, `value` its `dd`. */
export interface Fact {
  readonly name: string;
  readonly value: string;
}

/** Facts one below the other, each a name and what it is; nothing without any. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className="facts">
      {withIndexKeys(facts).map(([key, { name, value }]) => (
        <div key={key}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
