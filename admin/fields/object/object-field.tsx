import { withinSentence } from "../../../editing/labels/schema/humanize-key.ts";
import { namedProperties } from "../../../editing/labels/schema/named-properties.ts";
import { fieldWords } from "../../../editing/messages/field-words.ts";
import { emptyValue } from "../../../schema/fields/empty-value.ts";
import type { ObjectSchema } from "../../../schema/fields/schema.ts";
import { Button } from "../../ui/button.tsx";
import { Plus } from "../../ui/icons/icons.ts";
import { FieldProblems } from "../form/field-problems.tsx";
import type { FieldProps } from "../form/field-props.ts";
import { fieldId, useForm } from "../form/form-context.ts";
import { InnerField } from "../form/inner-field.tsx";
import { useFieldProblems } from "../form/use-field-problems.ts";
import { UnknownKeys } from "./unknown-keys.tsx";

export function ObjectField({ schema, value, path, required }: FieldProps<ObjectSchema>) {
  const form = useForm();
  const optional = !required && schema.default === undefined;
  const absent = value === undefined && optional;
  const what = withinSentence(schema.title);
  const id = fieldId(form, path);
  return (
    <fieldset
      className="group"
      data-field={path.join(".")}
      id={id}
      tabIndex={-1}
      aria-describedby={`${id}-help`}
    >
      <legend>{schema.title}</legend>
      <p className="field-help" id={`${id}-help`}>
        {schema.description}
      </p>
      {absent && !form.readOnly && (
        <Button icon={<Plus size={16} />} onClick={() => form.set(path, emptyValue(schema))}>
          {fieldWords().add({ what })}
        </Button>
      )}
      {absent && form.readOnly && <p className="read-none">{fieldWords().notSet}</p>}
      {!absent && <ObjectFields schema={schema} value={value} path={path} />}
      {!absent && optional && !form.readOnly && (
        <Button tone="plain" className="group-remove" onClick={() => form.set(path, undefined)}>
          {fieldWords().removeWhat({ what })}
        </Button>
      )}
    </fieldset>
  );
}

interface ObjectFieldsProps extends Omit<FieldProps<ObjectSchema>, "required"> {
  readonly elsewhere?: readonly string[];
}

const nowhereElse: readonly string[] = [];

export function ObjectFields({ schema, value, path, elsewhere = nowhereElse }: ObjectFieldsProps) {
  const fields = (value ?? {}) as Readonly<Record<string, unknown>>;
  const problems = useFieldProblems(
    path,
    (key) => Object.hasOwn(schema.properties, key) || elsewhere.includes(key),
  );
  return (
    <>
      <FieldProblems path={path} problems={problems} />
      {namedProperties(schema).map(([key, property]) => (
        <InnerField
          key={key}
          schema={property}
          value={Object.hasOwn(fields, key) ? fields[key] : undefined}
          path={[...path, key]}
          required={schema.required?.includes(key) ?? false}
        />
      ))}
      <UnknownKeys schema={schema} value={fields} path={path} elsewhere={elsewhere} />
    </>
  );
}
