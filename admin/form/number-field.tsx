import type { NumberSchema } from "../../schema/schema.ts";
import type { FieldProps } from "./field.tsx";
import { FieldFrame, inputAttributes } from "./field-frame.tsx";
import { useForm } from "./form-context.ts";

/** A number. What is typed and is none stays in the field until it is one, and changes nothing. */
export function NumberField({ schema, value, path, required }: FieldProps<NumberSchema>) {
  const form = useForm();
  return (
    <FieldFrame schema={schema} path={path} required={required}>
      <input
        type="number"
        className="input input-number"
        defaultValue={typeof value === "number" ? value : ""}
        key={typeof value === "number" ? undefined : "empty"}
        placeholder={schema.default === undefined ? undefined : String(schema.default)}
        min={schema.minimum}
        max={schema.maximum}
        step={schema.type === "integer" ? 1 : "any"}
        onFocus={() => form.onFocus(path)}
        onChange={({ target }) => {
          if (target.value === "" && !required) form.set(path, undefined);
          else if (!Number.isNaN(target.valueAsNumber)) form.set(path, target.valueAsNumber);
        }}
        {...inputAttributes(path, form.problemsAt(path).length > 0)}
      />
    </FieldFrame>
  );
}
