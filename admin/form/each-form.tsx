import { useMemo } from "react";
import { follow, type Ref } from "../../renderer/resolve/scope.ts";
import type { ObjectSchema, Schema } from "../../schema/schema.ts";
import type { Each } from "../../schema/site-config.ts";
import { useEntries } from "../entries/use-entries.ts";
import { useSession } from "../session-context.ts";
import { eachIds, eachItems, entriesForEach } from "../tokens/each-items.ts";
import { ItemContext } from "../tokens/item-context.ts";
import { localizeTokens } from "../tokens/localize-tokens.ts";
import { useTokenScope } from "../tokens/use-token-scope.ts";
import { EachConditions } from "./each/each-conditions.tsx";
import { EachLimits } from "./each/each-limits.tsx";
import { EachMapping } from "./each/each-mapping.tsx";
import { EachOutcome } from "./each/each-outcome.tsx";
import { EachShown } from "./each/each-shown.tsx";
import { EachSource } from "./each/each-source.tsx";
import { EachWithoutOwn } from "./each/each-without-own.tsx";
import type { Path } from "./form-context.ts";

interface EachFormProps {
  /** Of an item of the list that is made. */
  readonly schema: Schema;
  readonly each: Each;
  readonly path: Path;
}

/** Which entries a list takes, in which order, and which of their fields goes where; and what comes of it. */
export function EachForm({ schema, each, path }: EachFormProps) {
  const { content } = useSession();
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
