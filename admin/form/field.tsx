import type { Schema } from "../../schema/schema.ts";
import { ChoiceField } from "./choice-field.tsx";
import { ColourField } from "./colour-field.tsx";
import type { Path } from "./form-context.ts";
import { LinkField } from "./link-field.tsx";
import { ListField } from "./list-field.tsx";
import { MarkdownField } from "./markdown-field.tsx";
import { NumberField } from "./number-field.tsx";
import { ObjectField } from "./object-field.tsx";
import { PictureField } from "./picture-field.tsx";
import { SwitchField } from "./switch-field.tsx";
import { TextField } from "./text-field.tsx";

export interface FieldProps<S extends Schema = Schema> {
  readonly schema: S;
  readonly value: unknown;
  readonly path: Path;
  readonly required: boolean;
}

/** The input for a schema: its type and format decide, and its words are the label and the help. */
export function Field({ schema, ...rest }: FieldProps) {
  switch (schema.type) {
    case "object":
      return <ObjectField schema={schema} {...rest} />;
    case "array":
      return <ListField schema={schema} {...rest} />;
    case "boolean":
      return <SwitchField schema={schema} {...rest} />;
    case "number":
    case "integer":
      return <NumberField schema={schema} {...rest} />;
    default:
  }
  if (schema.enum || schema.entry || schema.format === "icon")
    return <ChoiceField schema={schema} {...rest} />;
  switch (schema.format) {
    case "markdown":
      return <MarkdownField schema={schema} {...rest} />;
    case "media":
      return <PictureField schema={schema} {...rest} />;
    case "link":
      return <LinkField schema={schema} {...rest} />;
    case "colour":
      return <ColourField schema={schema} {...rest} />;
    default:
      return <TextField schema={schema} {...rest} />;
  }
}
