import type { BooleanSchema } from "../../../schema/fields/schema.ts";
import { inputAttributes } from "../form/field-frame.tsx";
import { FieldProblems } from "../form/field-problems.tsx";
import type { FieldProps } from "../form/field-props.ts";
import { fieldId, useForm } from "../form/form-context.ts";
import { useFieldProblems } from "../form/use-field-problems.ts";

export function SwitchField({ schema, value, path, required }: FieldProps<BooleanSchema>) {
  const form = useForm();
  const problems = useFieldProblems(path);
  const on = typeof value === "boolean" ? value : (schema.default ?? false);
  const id = fieldId(form, path);
  return (
    <div className="field field-switch" data-field={path.join(".")}>
      <input
        type="checkbox"
        role="switch"
        aria-checked={on}
        className="switch"
        checked={on}
        onFocus={() => form.onFocus(path)}
        onChange={({ target }) => {
          const isDefault = !required && target.checked === (schema.default ?? false);
          form.set(path, isDefault ? undefined : target.checked);
        }}
        {...inputAttributes(form, path, problems)}
      />
      <label className="field-label" htmlFor={id} id={`${id}-label`}>
        {schema.title}
      </label>
      <p className="field-help" id={`${id}-help`}>
        {schema.description}
      </p>
      <FieldProblems path={path} problems={problems} />
    </div>
  );
}
