import { useMemo } from "react";
import { follow, lookUp, type Ref } from "../../../renderer/resolve/scope.ts";
import type { ObjectSchema, Schema } from "../../../schema/schema.ts";
import type { Each } from "../../../schema/site-config.ts";
import type { ValuePath } from "../../document/edit.ts";
import { localizeTokens } from "../../labels/tokens/localize-tokens.ts";
import { withTokens } from "../../labels/tokens/token-meaning.ts";
import { messages } from "../../messages/messages.ts";
import { useOpenedSite } from "../../workspace/opened-site.ts";
import { useEntries } from "../../workspace/use-entries.ts";
import { eachIds, eachItems, entriesForEach, withItem } from "../form/each-items.ts";
import { ItemContext, useTokenScope } from "../form/use-token-scope.ts";
import { itemTitle } from "../items/item-title.ts";
import { EachConditions } from "./each-conditions.tsx";
import { EachLimits } from "./each-limits.tsx";
import { EachMapping } from "./each-mapping.tsx";
import { EachShown, EachWithoutOwn } from "./each-shown.tsx";
import { EachSource } from "./each-source.tsx";

interface EachFormProps {
  /** Of an item of the list that is made. */
  readonly schema: Schema;
  readonly each: Each;
  readonly path: ValuePath;
}

/** Which entries a list takes, in which order, and which of their fields goes where; and what comes of it. */
export function EachForm({ schema, each, path }: EachFormProps) {
  const { content } = useOpenedSite();
  const entries = useEntries();
  const scope = useTokenScope();
  const known = useMemo(() => {
    const { model, orderedIds: orders } = content;
    return entriesForEach({ entries, model, orders }, scope);
  }, [content, entries, scope]);
  const items = useMemo(() => eachItems(each, known, scope), [each, known, scope]);
  const isCollection = known.collection(each.each) !== undefined;
  const [first] = items ?? [];
  const fields = fieldsOf(each, isCollection, {
    first,
    of: known.ids(each.each)[0],
    known,
  });
  return (
    <div className="each">
      <EachSource each={each} path={path} schema={schema} />
      {fields && isCollection && (
        <EachShown each={each} path={path} fields={fields} shownIds={() => eachIds(each, known, scope)} />
      )}
      {fields && !isCollection && (
        <>
          <EachConditions each={each} path={path} fields={fields} />
          <EachLimits each={each} path={path} fields={fields} />
          <EachWithoutOwn each={each} path={path} />
        </>
      )}
      <ItemContext value={first && follow(first)}>
        <EachMapping schema={schema} each={each} path={path} />
      </ItemContext>
      <EachOutcome schema={schema} each={each} items={items} />
    </div>
  );
}

interface Sample {
  readonly first: Ref | undefined;
  /** The id of an entry of the collection. */
  readonly of: string | undefined;
  readonly known: ReturnType<typeof entriesForEach>;
}

/** The fields that conditions and orders can name; nothing where nobody knows what the items are. */
function fieldsOf(
  { each, group }: Each,
  isCollection: boolean,
  { first, of, known }: Sample,
): ObjectSchema | undefined {
  const entry = isCollection && of !== undefined ? known.find(each, of) : undefined;
  const ref = entry ? known.ref(entry) : group === undefined ? first && follow(first) : undefined;
  return ref?.schema?.type === "object" ? localizeTokens(ref.schema) : undefined;
}

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
function EachOutcome({ schema, each, items }: EachOutcomeProps) {
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
