import { useState } from "react";
import type { ArraySchema } from "../../schema/schema.ts";
import { Field, type FieldProps } from "./field.tsx";
import { fieldId, useForm } from "./form-context.ts";
import { itemTitle } from "./item-title.ts";
import { emptyValue } from "./object-field.tsx";

/** A list: items are added, removed, duplicated and moved; long ones fold away. */
export function ListField({ schema, value, path, required }: FieldProps<ArraySchema>) {
  const form = useForm();
  const [open, setOpen] = useState<number | undefined>();
  const items = Array.isArray(value) ? (value as unknown[]) : [];
  const what = schema.items.title.toLowerCase();
  const full = schema.maxItems !== undefined && items.length >= schema.maxItems;
  const add = (index: number, item: unknown) => {
    if (value === undefined) form.set(path, [item]);
    else form.insertItem(path, index, item);
    setOpen(index);
  };
  const move = (from: number, to: number) => {
    form.moveItem(path, from, to);
    if (open === from) setOpen(to);
  };
  return (
    <fieldset className="group list" data-field={path.join(".")} id={fieldId(path)}>
      <legend>
        {schema.title} <span className="list-count">{items.length}</span>
        {!required && <span className="field-optional"> optional</span>}
      </legend>
      <ol className="list-items">
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items have no identity of their own
          <li key={index} className="list-item">
            {schema.items.type === "object" ? (
              <details
                open={open === index}
                onToggle={({ currentTarget }) => currentTarget.open && setOpen(index)}
              >
                <summary>{itemTitle(item, schema.items.title, index)}</summary>
                <Field schema={schema.items} value={item} path={[...path, index]} required />
              </details>
            ) : (
              <Field schema={schema.items} value={item} path={[...path, index]} required />
            )}
            <div className="list-tools">
              <button
                type="button"
                disabled={index === 0}
                onClick={() => move(index, index - 1)}
                aria-label={`Move ${what} ${index + 1} up`}
              >
                ↑
              </button>
              <button
                type="button"
                disabled={index === items.length - 1}
                onClick={() => move(index, index + 1)}
                aria-label={`Move ${what} ${index + 1} down`}
              >
                ↓
              </button>
              <button
                type="button"
                disabled={full}
                onClick={() => add(index + 1, structuredClone(item))}
                aria-label={`Duplicate ${what} ${index + 1}`}
              >
                Duplicate
              </button>
              <button
                type="button"
                onClick={() => form.removeItem(path, index)}
                aria-label={`Remove ${what} ${index + 1}`}
              >
                Remove
              </button>
            </div>
          </li>
        ))}
      </ol>
      {items.length === 0 && <p className="nothing">None yet.</p>}
      <button
        type="button"
        className="button button-quiet"
        disabled={full}
        onClick={() => add(items.length, newItem(schema))}
      >
        Add {what}
      </button>
      <p className="field-help">{full ? `At most ${schema.maxItems} fit.` : schema.description}</p>
    </fieldset>
  );
}

function newItem({ items }: ArraySchema): unknown {
  if (items.type === "object") return emptyValue(items);
  return items.type === "string" ? "" : items.type === "boolean" ? false : items.type === "array" ? [] : 0;
}
