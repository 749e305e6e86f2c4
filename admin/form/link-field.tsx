import type { StringSchema } from "../../schema/schema.ts";
import type { FieldProps } from "./field.tsx";
import { FieldFrame, inputAttributes } from "./field-frame.tsx";
import { fieldId, useForm } from "./form-context.ts";
import { TokenChips } from "./token-chips.tsx";

/** Where a link leads: picked from the pages, projects, posts and contacts of the site, or pasted. */
export function LinkField({ schema, value, path, required }: FieldProps<StringSchema>) {
  const form = useForm();
  const text = typeof value === "string" ? value : "";
  const list = `${fieldId(path)}-links`;
  return (
    <FieldFrame schema={schema} path={path} required={required} below={<TokenChips text={text} />}>
      <input
        type="text"
        className="input"
        list={list}
        value={text}
        placeholder={schema.examples?.[0]}
        spellCheck={false}
        onFocus={() => form.onFocus(path)}
        onChange={({ target }) => form.set(path, target.value === "" && !required ? undefined : target.value)}
        {...inputAttributes(path, form.problemsAt(path).length > 0)}
      />
      <datalist id={list}>
        {form.links.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </datalist>
    </FieldFrame>
  );
}
