import { useId } from "react";
import type { Schema } from "../../../schema/schema.ts";
import type { Each } from "../../../schema/site-config.ts";
import type { ValuePath } from "../../document/edit.ts";
import { listQuotable } from "../../labels/tokens/list-quotable.ts";
import { messages } from "../../messages/messages.ts";
import { useOpenedSite } from "../../workspace/opened-site.ts";
import { useForm } from "../form/form-context.ts";
import { guessMapping } from "../form/guess-mapping.ts";
import { PlaceProblems } from "../form/place-problems.tsx";
import { useTokenScope } from "../form/use-token-scope.ts";

interface EachSourceProps {
  readonly each: Each;
  readonly path: ValuePath;
  /** Of an item of the list that is made. */
  readonly schema: Schema;
}

/** Any list may be taken apart, whatever is in it. */
const anyItem: Schema = { type: "object", title: "", description: "", properties: {} };
const anyList: Schema = { type: "array", title: "", description: "", items: anyItem };

/** Where the items come from: a collection of the site, or a list that the page's entry or the settings have. */
export function EachSource({ each, path, schema }: EachSourceProps) {
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
        {messages.each.oneForEach}
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
        <optgroup label={messages.each.collections}>
          {collections.map(({ name, title }) => (
            <option key={name} value={name}>
              {title}
            </option>
          ))}
        </optgroup>
        {lists.length > 0 && (
          <optgroup label={messages.each.lists}>
            {lists.map((list) => (
              <option key={list.path} value={tokenOf(list.path)}>
                {list.group}: {list.name}
              </option>
            ))}
          </optgroup>
        )}
      </select>
      <PlaceProblems path={[...path, "each"]} />
    </div>
  );
}

function tokenOf(path: string): string {
  return `{{${path}}}`;
}
