import type { StringSchema } from "../../../schema/fields/schema.ts";
import { isDate } from "../../../schema/formats/date/is-date.ts";
import { FieldFrame, inputAttributes } from "../form/field-frame.tsx";
import type { FieldProps } from "../form/field-props.ts";
import { useForm } from "../form/form-context.ts";
import { useFieldProblems } from "../form/use-field-problems.ts";

export function DateField({ schema, value, path, required }: FieldProps<StringSchema>) {
  const form = useForm();
  const problems = useFieldProblems(path);
  const text = typeof value === "string" ? value : "";
  const isDay = text === "" || isDate(text);
  const write = (next: string) => form.set(path, next === "" && !required ? undefined : next);
  return (
    <FieldFrame schema={schema} path={path} required={required} problems={problems}>
      <input
        type={isDay ? "date" : "text"}
        className="input input-date"
        value={text}
        onFocus={() => form.onFocus(path)}
        onChange={({ target }) => {
          // While one of its parts is being typed, a date is empty to the browser.
          if (!target.validity.badInput) write(target.value);
        }}
        {...inputAttributes(form, path, problems, required)}
      />
    </FieldFrame>
  );
}
