import { useId, useMemo } from "react";
import type { ValuePath } from "../../../editing/document/edit.ts";
import { itemTitle } from "../../../editing/labels/item-title.ts";
import { humanizeKey } from "../../../editing/labels/schema/humanize-key.ts";
import { namedProperties } from "../../../editing/labels/schema/named-properties.ts";
import { listQuotable, type Quotable } from "../../../editing/labels/tokens/list-quotable.ts";
import { localizeTokens } from "../../../editing/labels/tokens/localize-tokens.ts";
import { dayInWords, withTokens } from "../../../editing/labels/tokens/token-meaning.ts";
import { fieldWords } from "../../../editing/messages/field-words.ts";
import { type Shapes, shapeOf, shapesOf } from "../../../renderer/resolve/entries/shapes.ts";
import { follow, type Ref, resolvePath } from "../../../renderer/resolve/tokens/scope.ts";
import { emptyValue } from "../../../schema/fields/empty-value.ts";
import type { ObjectSchema, Schema } from "../../../schema/fields/schema.ts";
import { declaredShapes, isListOfEntries } from "../../../schema/site/each.ts";
import type { Each } from "../../../schema/site/site-config.ts";
import { singleTokenPath } from "../../../schema/text/token-syntax.ts";
import { useOpenedSite } from "../../site/opened-site.ts";
import { useEntries } from "../../site/use-entries.ts";
import { useEditor } from "../../sync/store/editor-document.ts";
import { eachMessages } from "../form/each-messages.ts";
import { useForm } from "../form/form-context.ts";
import { InnerField } from "../form/inner-field.tsx";
import { LocationProblems } from "../form/location-problems.tsx";
import { eachIds, eachItems, entriesForEach, withItem } from "../form/mapping/each-items.ts";
import { guessMapping } from "../form/mapping/guess-mapping.ts";
import { ItemContext, useTokenScope } from "../form/use-token-scope.ts";
import { EachConditions } from "./each-conditions.tsx";
import { EachLimits } from "./each-limits.tsx";
import { EachSelection, EachWithoutSelection } from "./each-selection.tsx";

interface EachFormProps {
  readonly schema: Schema;
  readonly each: Each;
  readonly path: ValuePath;
}

export function EachForm({ schema, each, path }: EachFormProps) {
  const { content } = useOpenedSite();
  const entries = useEntries();
  const scope = useTokenScope();
  const known = useMemo(() => {
    const { model, orderedIds: orders } = content;
    return entriesForEach({ entries, model, orders }, scope);
  }, [content, entries, scope]);
  const items = useMemo(() => eachItems(each, known, scope), [each, known, scope]);
  const declared = useEditor((state) => state.document.site.shapes);
  const shapes = useMemo(
    () => shapesOf({ file: "", site: { shapes: declaredShapes(declared) } }),
    [declared],
  );
  const shape = shapeOf(each, shapes);
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
        <EachSelection each={each} path={path} fields={fields} shownIds={() => eachIds(each, known, scope)} />
      )}
      {fields && !isCollection && (
        <>
          <EachConditions each={each} path={path} fields={fields} />
          <EachLimits each={each} path={path} fields={fields} />
          <EachWithoutSelection each={each} path={path} />
        </>
      )}
      <EachShape each={each} path={path} shapes={shapes} />
      {!shape && !isListOfEntries(each, schema) && (
        <ItemContext value={first && follow(first)}>
          <EachMapping schema={schema} each={each} path={path} />
        </ItemContext>
      )}
      <EachOutcome schema={schema} each={shape ? { ...each, item: shape.item } : each} items={items} />
    </div>
  );
}

interface Sample {
  readonly first: Ref | undefined;
  readonly of: string | undefined;
  readonly known: ReturnType<typeof entriesForEach>;
}

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
  readonly schema: Schema;
  readonly each: Each;
  /** What is taken; nothing where that can't be told. */
  readonly items: readonly Ref[] | undefined;
}

const maxTitles = 8;

function EachOutcome({ schema, each, items }: EachOutcomeProps) {
  const scope = useTokenScope();
  if (!items) return <p className="field-help">{eachMessages().noSuchList}</p>;
  const titles = items.slice(0, maxTitles).map((item, index) => {
    const written = itemTitle(each.item ?? labelOf(item), schema, index);
    return withTokens(written, withItem(scope, item)).trim() || written;
  });
  return (
    <div className="each-outcome" role="status">
      <p className="field-label">{eachMessages().comesOut({ count: items.length })}</p>
      <ol>
        {titles.map((title, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two of them may be called the same
          <li key={index}>{title}</li>
        ))}
      </ol>
      {items.length > maxTitles && (
        <p className="field-help">{eachMessages().more({ count: items.length - maxTitles })}</p>
      )}
    </div>
  );
}

function labelOf(ref: Ref): unknown {
  const entry = follow(ref);
  const roots = new Map([["item", entry]]);
  const label = entry.label && resolvePath(`item.${entry.label}`, { ...entry.scope(), roots })?.value;
  return label ?? entry.value;
}

interface EachMappingProps {
  readonly schema: Schema;
  readonly each: Each;
  readonly path: ValuePath;
}

/** The shapes of the site that entries of the same collection can be made as. */
function EachShape({ each, path, shapes }: EachShapeProps) {
  const form = useForm();
  const id = useId();
  const at = [...path, "item"];
  const name = shapeOf(each, shapes) ? String(each.item) : "";
  const fitting = Object.entries(shapes.byName).filter(([, shape]) => shape.each === each.each);
  if (fitting.length === 0) return null;
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {eachMessages().shape}
      </label>
      <select
        id={id}
        className="input"
        disabled={form.readOnly}
        value={name}
        onFocus={() => form.onFocus(at)}
        onChange={({ target }) =>
          form.set(at, target.value === "" ? shapes.byName[name]?.item : target.value)
        }
      >
        <option value="">{eachMessages().ownShape}</option>
        {fitting.map(([shape]) => (
          <option key={shape} value={shape}>
            {humanizeKey(shape)}
          </option>
        ))}
      </select>
      {name !== "" && <p className="field-help">{eachMessages().shapeHelp}</p>}
    </div>
  );
}

interface EachShapeProps {
  readonly each: Each;
  readonly path: ValuePath;
  readonly shapes: Shapes;
}

function EachMapping({ schema, each, path }: EachMappingProps) {
  const at = [...path, "item"];
  if (schema.type !== "object") return <MappingRow schema={schema} value={each.item} path={at} required />;
  const item = (each.item ?? {}) as Readonly<Record<string, unknown>>;
  return (
    <fieldset className="group each-mapping">
      <legend>{eachMessages().mapping}</legend>
      {namedProperties(schema).map(([key, property]) => (
        <MappingRow
          key={key}
          schema={property}
          value={Object.hasOwn(item, key) ? item[key] : undefined}
          path={[...at, key]}
          required={schema.required?.includes(key) ?? false}
        />
      ))}
    </fieldset>
  );
}

interface MappingRowProps {
  readonly schema: Schema;
  readonly value: unknown;
  readonly path: ValuePath;
  readonly required: boolean;
}

const nothing = "";
const own = "own";

function MappingRow({ schema, value, path, required }: MappingRowProps) {
  const form = useForm();
  const scope = useTokenScope();
  const id = useId();
  const fields = listQuotable(schema, scope).filter(({ path: token }) => token.startsWith("item."));
  const token = typeof value === "string" ? singleTokenPath(value) : undefined;
  const chosen = fields.find((field) => field.path === token);
  const isOwn = value !== undefined && !chosen;
  const choose = (next: string) => {
    if (next === nothing) form.set(path, undefined);
    else form.set(path, next === own ? emptyValue(schema) : `{{${next}}}`);
  };
  return (
    <div className="each-map">
      <label className="field-label" htmlFor={id}>
        {schema.title} {required && <span className="field-note">{fieldWords().required}</span>}
      </label>
      <select
        id={id}
        className="input"
        disabled={form.readOnly}
        value={chosen?.path ?? (isOwn ? own : nothing)}
        onFocus={() => form.onFocus(path)}
        onChange={({ target }) => choose(target.value)}
      >
        <option value={nothing}>{eachMessages().nothing}</option>
        {fields.map((field) => (
          <option key={field.path} value={field.path}>
            {wordsOf(field)}
          </option>
        ))}
        <option value={own}>{eachMessages().somethingElse}</option>
      </select>
      {isOwn && <InnerField schema={schema} value={value} path={path} required={required} />}
    </div>
  );
}

const longest = 40;

function wordsOf({ name, value }: Quotable): string {
  if (value === "") return name;
  const words = dayInWords(value);
  return `${name}: ${words.length > longest ? `${words.slice(0, longest - 1).trimEnd()}…` : words}`;
}

interface EachSourceProps {
  readonly each: Each;
  readonly path: ValuePath;
  readonly schema: Schema;
}

const anyItem: Schema = { type: "object", title: "", description: "", properties: {} };
const anyList: Schema = { type: "array", title: "", description: "", items: anyItem };

function EachSource({ each, path, schema }: EachSourceProps) {
  const form = useForm();
  const { model } = useOpenedSite().content;
  const scope = useTokenScope();
  const id = useId();
  const collections = Object.values(model.collections);
  const lists = listQuotable(anyList, scope);
  const isKnown =
    collections.some(({ name }) => name === each.each) ||
    lists.some((list) => tokenOf(list.path) === each.each);
  const choose = (next: string) => {
    const collection = model.collections[next];
    // Conditions and orders name fields of what was taken before.
    const { where: _, sort: __, only: ___, except: ____, group: _____, ...others } = each;
    const item = collection ? guessMapping(schema, collection) : each.item;
    form.set(path, { ...others, each: next, ...(item !== undefined && { item }) });
  };
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {eachMessages().oneForEach}
      </label>
      <select
        id={id}
        className="input"
        disabled={form.readOnly}
        value={each.each}
        onFocus={() => form.onFocus([...path, "each"])}
        onChange={({ target }) => choose(target.value)}
      >
        {!isKnown && <option value={each.each}>{each.each}</option>}
        <optgroup label={eachMessages().collections}>
          {collections.map(({ name, title }) => (
            <option key={name} value={name}>
              {title}
            </option>
          ))}
        </optgroup>
        {lists.length > 0 && (
          <optgroup label={eachMessages().lists}>
            {lists.map((list) => (
              <option key={list.path} value={tokenOf(list.path)}>
                {list.group}: {list.name}
              </option>
            ))}
          </optgroup>
        )}
      </select>
      <LocationProblems path={[...path, "each"]} />
    </div>
  );
}

function tokenOf(path: string): string {
  return `{{${path}}}`;
}
