import { useId } from "react";
import type { Schema } from "../../../schema/schema.ts";
import type { Each } from "../../../schema/site-config.ts";
import { soleTokenPath } from "../../../schema/token-syntax.ts";
import type { ValuePath } from "../../document/edit.ts";
import { namedProperties } from "../../labels/schema/named-properties.ts";
import { listQuotable, type Quotable } from "../../labels/tokens/list-quotable.ts";
import { messages } from "../../messages/messages.ts";
import { emptyValue } from "../form/empty-value.ts";
import { useForm } from "../form/form-context.ts";
import { InnerField } from "../form/inner-field.tsx";
import { useTokenScope } from "../form/use-token-scope.ts";

interface EachMappingProps {
  /** Of an item of the list that is made. */
  readonly schema: Schema;
  readonly each: Each;
  readonly path: ValuePath;
}

/** Which field of an item goes where: one is chosen, or something else is written, in which fields can be quoted. */
export function EachMapping({ schema, each, path }: EachMappingProps) {
  const at = [...path, "item"];
  if (schema.type !== "object") return <MappingRow schema={schema} value={each.item} path={at} required />;
  const item = (each.item ?? {}) as Readonly<Record<string, unknown>>;
  return (
    <fieldset className="group each-mapping">
      <legend>{messages.each.mapping}</legend>
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
  const token = typeof value === "string" ? soleTokenPath(value) : undefined;
  const chosen = fields.find((field) => field.path === token);
  const isOwn = value !== undefined && !chosen;
  const choose = (next: string) => {
    if (next === nothing) form.set(path, undefined);
    else form.set(path, next === own ? emptyValue(schema) : `{{${next}}}`);
  };
  return (
    <div className="each-map">
      <label className="field-label" htmlFor={id}>
        {schema.title} {required && <span className="field-note">{messages.form.required}</span>}
      </label>
      <select
        id={id}
        className="input"
        disabled={form.readOnly}
        value={chosen?.path ?? (isOwn ? own : nothing)}
        onFocus={() => form.onFocus(path)}
        onChange={({ target }) => choose(target.value)}
      >
        <option value={nothing}>{messages.each.nothing}</option>
        {fields.map((field) => (
          <option key={field.path} value={field.path}>
            {wordsOf(field)}
          </option>
        ))}
        <option value={own}>{messages.each.somethingElse}</option>
      </select>
      {isOwn && <InnerField schema={schema} value={value} path={path} required={required} />}
    </div>
  );
}

/** In characters: an example, no more. */
const longest = 40;

function wordsOf({ name, value }: Quotable): string {
  if (value === "") return name;
  return `${name}: ${value.length > longest ? `${value.slice(0, longest - 1).trimEnd()}…` : value}`;
}
