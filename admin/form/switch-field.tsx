import type { BooleanSchema } from "../../schema/schema.ts";
import type { FieldProps } from "./field.tsx";
import { fieldId, useForm } from "./form-context.ts";

/** Yes or no. Set back to what it is by default, the key is left out. */
export function SwitchField({ schema, value, path }: FieldProps<BooleanSchema>) {
  const form = useForm();
  const on = typeof value === "boolean" ? value : (schema.default ?? false);
  const id = fieldId(path);
  return (
    <div className="field field-switch" data-field={path.join(".")}>
      <input
        type="checkbox"
        role="switch"
        aria-checked={on}
        id={id}
        className="switch"
        checked={on}
        aria-describedby={`${id}-help`}
        onFocus={() => form.onFocus(path)}
        onChange={({ target }) =>
          form.set(path, target.checked === schema.default ? undefined : target.checked)
        }
      />
      <label className="field-label" htmlFor={id}>
        {schema.title}
      </label>
      <p className="field-help" id={`${id}-help`}>
        {schema.description}
      </p>
    </div>
  );
}
