import type { StringSchema } from "../../schema/schema.ts";
import type { FieldProps } from "./field.tsx";
import { FieldFrame, inputAttributes } from "./field-frame.tsx";
import { useForm } from "./form-context.ts";

/** A colour, picked or typed as #rrggbb. */
export function ColourField({ schema, value, path, required }: FieldProps<StringSchema>) {
  const form = useForm();
  const text = typeof value === "string" ? value : "";
  const shown = /^#[0-9a-f]{6}$/i.test(text) ? text : (schema.default ?? "#000000");
  return (
    <FieldFrame schema={schema} path={path} required={required}>
      <div className="colour">
        <input
          type="color"
          aria-label={`Pick ${schema.title}`}
          value={shown}
          onFocus={() => form.onFocus(path)}
          onChange={({ target }) => form.set(path, target.value)}
        />
        <input
          type="text"
          className="input"
          value={text}
          placeholder={schema.default}
          spellCheck={false}
          onFocus={() => form.onFocus(path)}
          onChange={({ target }) => form.set(path, target.value === "" ? undefined : target.value)}
          {...inputAttributes(path, form.problemsAt(path).length > 0)}
        />
      </div>
    </FieldFrame>
  );
}
