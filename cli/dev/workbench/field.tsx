import { type ChangeEvent, type ReactNode, useId, useState } from "react";
import { emptyValue } from "../../../schema/fields/empty-value.ts";
import type { ArraySchema, ObjectSchema, Schema } from "../../../schema/fields/schema.ts";
import { pointerTo } from "../../../schema/sources/source.ts";

export interface FieldFault {
  readonly message: string;
  /** Within the props. */
  readonly pointer: string;
}

interface FieldProps<S extends Schema = Schema> {
  readonly schema: S;
  readonly value: unknown;
  readonly path: readonly (string | number)[];
  readonly isRequired: boolean;
  readonly problems: readonly FieldFault[];
  readonly onChange: (value: unknown) => void;
}

export function Field(props: FieldProps) {
  const { schema } = props;
  if (schema.type === "object") return <ObjectField {...props} schema={schema} />;
  if (schema.type === "array")
    return schema.blocks ? <JsonField {...props} /> : <ListField {...props} schema={schema} />;
  if (schema.type === "boolean") return <CheckField {...props} />;
  return <TextField {...props} />;
}

const pointerOf = (path: FieldProps["path"]) => path.reduce<string>(pointerTo, "");

function Faults({ id, path, problems }: Pick<FieldProps, "path" | "problems"> & { readonly id: string }) {
  const pointer = pointerOf(path);
  const own = problems.filter((problem) => problem.pointer === pointer);
  return (
    <div id={id}>
      {own.map(({ message }) => (
        <p key={message} className="wrong">
          {message}
        </p>
      ))}
    </div>
  );
}

function ObjectField({ schema, value, path, problems, onChange }: FieldProps<ObjectSchema>) {
  const id = useId();
  const values: Readonly<Record<string, unknown>> = Object(value);
  const change = (key: string, next: unknown) => {
    const { [key]: _, ...others } = values;
    onChange(next === undefined ? others : { ...values, [key]: next });
  };
  const fields = Object.entries(schema.properties).map(([key, property]) => (
    <Field
      key={key}
      schema={property}
      value={values[key]}
      path={[...path, key]}
      isRequired={schema.required?.includes(key) ?? false}
      problems={problems}
      onChange={(next) => change(key, next)}
    />
  ));
  const content = (
    <>
      <Faults id={id} path={path} problems={problems} />
      {fields}
    </>
  );
  return path.length === 0 ? content : <Group title={schema.title}>{content}</Group>;
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset className="field">
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}

function ListField({ schema, value, path, problems, onChange }: FieldProps<ArraySchema>) {
  const id = useId();
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const name = schema.items.title;
  const set = (next: readonly unknown[]) => onChange(next);
  const add = () => set([...items, structuredClone(items.at(-1)) ?? emptyValue(schema.items)]);
  return (
    <Group title={schema.title}>
      <Faults id={id} path={path} problems={problems} />
      <ol className="items">
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items have no names, and fields hold no state of their own
          <li key={index}>
            <Field
              schema={schema.items}
              value={item}
              path={[...path, index]}
              isRequired
              problems={problems}
              onChange={(next) => set(items.with(index, next))}
            />
            <div className="buttons">
              {index > 0 && (
                <button
                  type="button"
                  onClick={() => set(items.toSpliced(index, 1).toSpliced(index - 1, 0, item))}
                >
                  Move {name} {index + 1} up
                </button>
              )}
              <button type="button" onClick={() => set(items.toSpliced(index, 1))}>
                Remove {name} {index + 1}
              </button>
            </div>
          </li>
        ))}
      </ol>
      <button type="button" onClick={add}>
        Add {name}
      </button>
    </Group>
  );
}

function CheckField({ schema, value, path, problems, onChange }: FieldProps) {
  const id = useId();
  const shown = value ?? schema.default;
  return (
    <div className="field">
      <label className="check">
        <input
          type="checkbox"
          checked={shown === true}
          aria-describedby={`${id}-faults`}
          onChange={({ target }) => onChange(target.checked)}
        />
        {schema.title}
      </label>
      <Faults id={`${id}-faults`} path={path} problems={problems} />
    </div>
  );
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function TextField({ schema, value, path, isRequired, problems, onChange }: FieldProps) {
  const id = useId();
  const isNumber = schema.type === "number" || schema.type === "integer";
  const text = value === undefined ? "" : String(value);
  const shared = {
    ...{ id, value: text, "aria-describedby": `${id}-help ${id}-faults` },
    "aria-required": isRequired,
    onChange: ({ target }: ChangeEvent<Control>) =>
      onChange(typedValue(target.value, { isNumber, isRequired })),
  };
  return (
    <div className="field">
      <label htmlFor={id}>{schema.title}</label>
      {controlOf(schema, shared, isRequired)}
      <p id={`${id}-help`} className="soft">
        {schema.description}
      </p>
      <Faults id={`${id}-faults`} path={path} problems={problems} />
    </div>
  );
}

function typedValue(
  text: string,
  { isNumber, isRequired }: { readonly isNumber: boolean; readonly isRequired: boolean },
): unknown {
  if (text === "" && (isNumber || !isRequired)) return undefined;
  return isNumber ? Number(text) : text;
}

function controlOf(
  schema: Schema,
  shared: object & { readonly value: string },
  isRequired: boolean,
): ReactNode {
  if (schema.type === "string" && schema.enum)
    return (
      <select {...shared}>
        {(!isRequired || !schema.enum.includes(shared.value)) && <option value="">Nothing</option>}
        {schema.enum.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
    );
  if (schema.type === "string" && (schema.format === "markdown" || schema.format === "multiline"))
    return <textarea {...shared} rows={5} />;
  return <input {...shared} {...(schema.type === "string" ? {} : { type: "number", step: "any" })} />;
}

/** For what has no field of its own: the value as it would stand in site.config.json. */
function JsonField({ schema, value, path, problems, onChange }: FieldProps) {
  const id = useId();
  const [text, setText] = useState<string>();
  const [isWrong, setIsWrong] = useState(false);
  const type = (written: string) => {
    setText(written);
    try {
      onChange(written.trim() === "" ? undefined : JSON.parse(written));
      setIsWrong(false);
    } catch {
      setIsWrong(true);
    }
  };
  return (
    <div className="field">
      <label htmlFor={id}>{schema.title}, as JSON</label>
      <textarea
        id={id}
        rows={8}
        value={text ?? JSON.stringify(value, null, 2) ?? ""}
        aria-invalid={isWrong}
        aria-describedby={`${id}-faults`}
        onChange={({ target }) => type(target.value)}
        onBlur={() => isWrong || setText(undefined)}
      />
      {isWrong && <p className="wrong">This is not JSON yet.</p>}
      <Faults id={`${id}-faults`} path={path} problems={problems} />
    </div>
  );
}
