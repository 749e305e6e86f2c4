import type { StringSchema } from "../../schema/schema.ts";
import { messages } from "../messages/messages.ts";
import { useEditor, useSession } from "../session-context.ts";
import { contrastHint } from "./contrast-hint.ts";
import { FieldFrame, inputAttributes } from "./field-frame.tsx";
import type { FieldProps } from "./field-props.ts";
import { useForm } from "./form-context.ts";
import { useFieldProblems } from "./use-field-problems.ts";

/** A colour, picked or typed as #rrggbb. Of the theme, it says how well text can be read in it. */
export function ColourField({ schema, value, path, required }: FieldProps<StringSchema>) {
  const form = useForm();
  const problems = useFieldProblems(path);
  const { schemas } = useSession();
  const hint = useEditor((state) =>
    form.pointer === "/site" ? contrastHint(state.document.site, path, schemas.site) : undefined,
  );
  const text = typeof value === "string" ? value : "";
  const shown = /^#[0-9a-f]{6}$/i.test(text) ? text : (schema.default ?? "#000000");
  const write = (next: string) => form.set(path, next === "" && !required ? undefined : next);
  return (
    <FieldFrame
      schema={schema}
      path={path}
      required={required}
      problems={problems}
      below={hint && problems.length === 0 && <p className="colour-hint">{hint}</p>}
    >
      <div className="colour">
        <input
          type="color"
          aria-label={messages.form.pick(schema.title)}
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
