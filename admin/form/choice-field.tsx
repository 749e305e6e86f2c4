import { iconNames } from "../../blocks/_kit/icon-names.ts";
import type { StringSchema } from "../../schema/schema.ts";
import type { FieldProps } from "./field.tsx";
import { FieldFrame, inputAttributes } from "./field-frame.tsx";
import { type Choice, useForm } from "./form-context.ts";

/** One of a few: the values that the schema names, the entries of a collection, or the icons. */
export function ChoiceField({ schema, value, path, required }: FieldProps<StringSchema>) {
  const form = useForm();
  const choices = choicesOf(schema, form.entries);
  const chosen = typeof value === "string" ? value : "";
  // A value that is none of the choices, such as a token, is kept and shown.
  const unknown = chosen !== "" && !choices.some((choice) => choice.value === chosen);
  return (
    <FieldFrame schema={schema} path={path} required={required}>
      <select
        className="input"
        value={chosen}
        onFocus={() => form.onFocus(path)}
        onChange={({ target }) => form.set(path, target.value === "" ? undefined : target.value)}
        {...inputAttributes(path, form.problemsAt(path).length > 0)}
      >
        {(!required || chosen === "") && <option value="">{schema.default ?? "None"}</option>}
        {unknown && <option value={chosen}>{chosen}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

function choicesOf(
  schema: StringSchema,
  entries: (collection: string) => readonly Choice[],
): readonly Choice[] {
  if (schema.entry) return entries(schema.entry);
  const values: readonly string[] = schema.enum ?? iconNames;
  return values.map((value) => ({ value, label: value }));
}
