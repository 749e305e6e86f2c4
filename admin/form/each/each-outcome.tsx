import { follow, lookUp, type Ref } from "../../../renderer/resolve/scope.ts";
import type { Schema } from "../../../schema/schema.ts";
import type { Each } from "../../../schema/site-config.ts";
import { messages } from "../../messages/messages.ts";
import { withItem } from "../../tokens/each-items.ts";
import { withTokens } from "../../tokens/token-meaning.ts";
import { useTokenScope } from "../../tokens/use-token-scope.ts";
import { itemTitle } from "../item-title.ts";

interface EachOutcomeProps {
  /** Of an item of the list that is made. */
  readonly schema: Schema;
  readonly each: Each;
  /** What is taken; nothing where that can't be told. */
  readonly items: readonly Ref[] | undefined;
}

/** How many are named. */
const maxTitles = 8;

/** What comes out, by what tells one item from another. */
export function EachOutcome({ schema, each, items }: EachOutcomeProps) {
  const scope = useTokenScope();
  if (!items) return <p className="field-help">{messages.each.noSuchList}</p>;
  const titles = items.slice(0, maxTitles).map((item, index) => {
    const written = itemTitle(each.item ?? labelOf(item), schema, index);
    return withTokens(written, withItem(scope, item)).trim() || written;
  });
  return (
    <div className="each-outcome" role="status">
      <p className="field-label">{messages.each.comesOut(items.length)}</p>
      <ol>
        {titles.map((title, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two of them may be called the same
          <li key={index}>{title}</li>
        ))}
      </ol>
      {items.length > maxTitles && (
        <p className="field-help">{messages.each.more(items.length - maxTitles)}</p>
      )}
    </div>
  );
}

/** The text that names an entry, or the item itself. */
function labelOf(ref: Ref): unknown {
  const entry = follow(ref);
  const roots = new Map([["item", entry]]);
  const label = entry.label && lookUp(`item.${entry.label}`, { ...entry.scope(), roots })?.value;
  return label ?? entry.value;
}
