import { fieldWords } from "../../../editing/messages/field-words.ts";
import { messages } from "../../../editing/messages/messages.ts";
import type { StringSchema } from "../../../schema/fields/schema.ts";
import { useOpenedSite } from "../../site/opened-site.ts";
import { FieldFrame, inputAttributes } from "../form/field-frame.tsx";
import type { FieldProps } from "../form/field-props.ts";
import { useForm } from "../form/form-context.ts";
import { QuoteButton } from "../form/quote-button.tsx";
import { useFieldProblems } from "../form/use-field-problems.ts";

export function FileField({ schema, value, path, required }: FieldProps<StringSchema>) {
  const form = useForm();
  const { content } = useOpenedSite();
  const problems = useFieldProblems(path);
  const name = typeof value === "string" ? value : "";
  const isKnown = name === "" || content.files.some((file) => file.name === name);
  return (
    <FieldFrame
      schema={schema}
      path={path}
      required={required}
      problems={problems}
      tools={<QuoteButton schema={schema} path={path} />}
    >
      <select
        className="input"
        value={name}
        onFocus={() => form.onFocus(path)}
        onChange={({ target }) => form.set(path, target.value === "" && !required ? undefined : target.value)}
        {...inputAttributes(form, path, problems, required)}
      >
        <option value="">{content.files.length === 0 ? fieldWords().noFiles : fieldWords().none}</option>
        {!isKnown && <option value={name}>{messages.values.notThere({ name })}</option>}
        {content.files.map((file) => (
          <option key={file.name} value={file.name}>
            {file.name}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
