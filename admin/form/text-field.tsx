import type { StringSchema } from "../../schema/schema.ts";
import type { FieldProps } from "./field.tsx";
import { FieldFrame, inputAttributes } from "./field-frame.tsx";
import { useForm } from "./form-context.ts";
import { TokenChips } from "./token-chips.tsx";

const kinds: Partial<Record<string, string>> = { date: "date", email: "email", telephone: "tel" };

/** A line of text, or several where the schema says so. An optional text that is emptied is left out. */
export function TextField({ schema, value, path, required }: FieldProps<StringSchema>) {
  const form = useForm();
  const text = typeof value === "string" ? value : "";
  const attributes = {
    ...inputAttributes(path, form.problemsAt(path).length > 0),
    className: "input",
    value: text,
    placeholder: schema.default ?? schema.examples?.[0],
    onFocus: () => form.onFocus(path),
    onChange: (event: { readonly target: { readonly value: string } }) =>
      form.set(path, event.target.value === "" && !required ? undefined : event.target.value),
  };
  // A token in a date or an address is no date to the browser, which would hide it.
  const kind = text.includes("{{") ? "text" : (kinds[schema.format ?? ""] ?? "text");
  return (
    <FieldFrame schema={schema} path={path} required={required} below={<TokenChips text={text} />}>
      {schema.format === "multiline" ? (
        <textarea rows={3} {...attributes} />
      ) : (
        <input type={kind} {...attributes} />
      )}
    </FieldFrame>
  );
}
