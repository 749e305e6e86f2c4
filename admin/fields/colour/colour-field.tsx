import type { ReactNode } from "react";
import { fieldWords } from "../../../editing/messages/field-words.ts";
import type { StringSchema } from "../../../schema/fields/schema.ts";
import { FieldFrame, inputAttributes } from "../form/field-frame.tsx";
import type { FieldProps } from "../form/field-props.ts";
import { useForm } from "../form/form-context.ts";
import { useFieldProblems } from "../form/use-field-problems.ts";

interface ColourFieldProps extends FieldProps<StringSchema> {
  /** Below the input, such as how well text can be read in the colour. */
  readonly below?: ReactNode;
}

export function ColourField({ schema, value, path, required, below }: ColourFieldProps) {
  const form = useForm();
  const problems = useFieldProblems(path);
  const text = typeof value === "string" ? value : "";
  const shown = /^#[0-9a-f]{6}$/i.test(text) ? text : (schema.default ?? "#000000");
  const write = (next: string) => form.set(path, next === "" && !required ? undefined : next);
  return (
    <FieldFrame schema={schema} path={path} required={required} problems={problems} below={below}>
      <div className="colour">
        <input
          type="color"
          aria-label={fieldWords().pick({ what: schema.title })}
          value={shown}
          onFocus={() => form.onFocus(path)}
          onChange={({ target }) => write(target.value)}
        />
        <input
          type="text"
          className="input"
          value={text}
          placeholder={schema.default}
          spellCheck={false}
          onFocus={() => form.onFocus(path)}
          onChange={({ target }) => write(target.value)}
          {...inputAttributes(form, path, problems, required)}
        />
      </div>
    </FieldFrame>
  );
}
