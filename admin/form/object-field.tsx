import type { ObjectSchema } from "../../schema/schema.ts";
import { Field, type FieldProps } from "./field.tsx";
import { useForm } from "./form-context.ts";

/** A group of fields. One that may be left out is added and removed as a whole. */
export function ObjectField({ schema, value, path, required }: FieldProps<ObjectSchema>) {
  const form = useForm();
  const absent = value === undefined && !required && schema.default === undefined;
  return (
    <fieldset className="group" data-field={path.join(".")}>
      <legend>{schema.title}</legend>
      {absent ? (
        <button
          type="button"
          className="button button-quiet"
          onClick={() => form.set(path, emptyValue(schema))}
        >
          Add {schema.title.toLowerCase()}
        </button>
      ) : (
        <ObjectFields schema={schema} value={value} path={path} />
      )}
      {!absent && !required && value !== undefined && (
        <button type="button" className="button button-quiet" onClick={() => form.set(path, undefined)}>
          Remove {schema.title.toLowerCase()}
        </button>
      )}
    </fieldset>
  );
}

/** The fields of an object, in the schema's order. */
export function ObjectFields({ schema, value, path }: Omit<FieldProps<ObjectSchema>, "required">) {
  const fields = (value ?? {}) as Readonly<Record<string, unknown>>;
  return Object.entries(schema.properties).map(([key, property]) => (
    <Field
      key={key}
      schema={property}
      value={fields[key]}
      path={[...path, key]}
      required={schema.required?.includes(key) ?? false}
    />
  ));
}

/** The smallest object of a schema: what is required and has no default, empty. */
export function emptyValue(schema: ObjectSchema): Record<string, unknown> {
  const needed = Object.entries(schema.properties).filter(([key]) => schema.required?.includes(key));
  return Object.fromEntries(needed.map(([key, property]) => [key, emptyOf(property)]));
}

function emptyOf(schema: ObjectSchema["properties"][string]): unknown {
  if (schema.type === "object") return emptyValue(schema);
  if (schema.type === "array") return [];
  if (schema.type === "boolean") return schema.default ?? false;
  if (schema.type === "string") return schema.enum?.[0] ?? "";
  return schema.minimum ?? 0;
}
