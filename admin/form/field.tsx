import { type FunctionComponent, memo } from "react";
import type { Schema, StringSchema } from "../../schema/schema.ts";
import { ChoiceField } from "./choice-field.tsx";
import { ColourField } from "./colour-field.tsx";
import { DateField } from "./date-field.tsx";
import { fitsSchema } from "./fits-schema.ts";
import { type Path, useForm } from "./form-context.ts";
import { IconField } from "./icon-field.tsx";
import { LinkField } from "./link-field.tsx";
import { ListField } from "./list-field.tsx";
import { MarkdownField } from "./markdown-field.tsx";
import { NumberField } from "./number-field.tsx";
import { ObjectField } from "./object-field.tsx";
import { PictureField } from "./picture-field.tsx";
import { ReadField } from "./read-field.tsx";
import { samePath } from "./same-path.ts";
import { SwitchField } from "./switch-field.tsx";
import { TextField } from "./text-field.tsx";
import { UnexpectedField } from "./unexpected-field.tsx";

export interface FieldProps<S extends Schema = Schema> {
  readonly schema: S;
  readonly value: unknown;
  readonly path: Path;
  readonly required: boolean;
}

/**
 * The input for a schema: its type and format decide, and its words are the label and the help. A value of another
 * shape is shown as it is. It is drawn again only when its own value changes.
 */
export const Field: FunctionComponent<FieldProps> = memo(
  ({ schema, ...rest }: FieldProps) => {
    const { readOnly } = useForm();
    if (rest.value !== undefined && !fitsSchema(schema, rest.value))
      return <UnexpectedField schema={schema} {...rest} />;
    if (schema.type === "object") return <ObjectField schema={schema} {...rest} />;
    if (schema.type === "array") return <ListField schema={schema} {...rest} />;
    if (readOnly) return <ReadField schema={schema} {...rest} />;
    if (schema.type === "boolean") return <SwitchField schema={schema} {...rest} />;
    if (schema.type === "string") {
      const Input = inputOf(schema);
      return <Input schema={schema} {...rest} />;
    }
    return <NumberField schema={schema} {...rest} />;
  },
  (before, after) =>
    before.schema === after.schema &&
    before.value === after.value &&
    before.required === after.required &&
    samePath(before.path, after.path),
);

const inputs: Partial<Record<string, FunctionComponent<FieldProps<StringSchema>>>> = {
  markdown: MarkdownField,
  media: PictureField,
  link: LinkField,
  colour: ColourField,
  date: DateField,
  icon: IconField,
};

function inputOf(schema: StringSchema): FunctionComponent<FieldProps<StringSchema>> {
  if (schema.enum || schema.entry) return ChoiceField;
  return inputs[schema.format ?? ""] ?? TextField;
}
