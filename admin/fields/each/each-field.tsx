import { fieldWords } from "../../../editing/messages/field-words.ts";
import { emptyValue } from "../../../schema/fields/empty-value.ts";
import type { ArraySchema } from "../../../schema/fields/schema.ts";
import type { Each } from "../../../schema/site/site-config.ts";
import { Button } from "../../ui/button.tsx";
import { FieldProblems } from "../form/field-problems.tsx";
import type { FieldProps } from "../form/field-props.ts";
import { fieldId, useForm } from "../form/form-context.ts";
import { useFieldProblems } from "../form/use-field-problems.ts";
import { EachForm } from "./each-form.tsx";

export function EachField({ schema, value, path, required }: FieldProps<ArraySchema>) {
  const form = useForm();
  const problems = useFieldProblems(path, () => true);
  const id = fieldId(form, path);
  return (
    <fieldset
      className="group list"
      data-field={path.join(".")}
      id={id}
      tabIndex={-1}
      aria-describedby={`${id}-help`}
    >
      <legend>
        {schema.title}
        {required && <span className="field-note">{fieldWords().required}</span>}
      </legend>
      <p className="field-help" id={`${id}-help`}>
        {schema.description}
      </p>
      <FieldProblems path={path} problems={problems} />
      <EachForm schema={schema.items} each={value as Each} path={path} />
      {!form.readOnly && (
        <div className="picture-buttons">
          <Button onClick={() => form.set(path, [value])}>{fieldWords().ownItems}</Button>
          <Button tone="plain" onClick={() => form.set(path, required ? emptyValue(schema) : undefined)}>
            {fieldWords().ownList}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
