import { type FunctionComponent, memo } from "react";
import { isEach } from "../../schema/each.ts";
import type { Schema } from "../../schema/schema.ts";
import { soleToken } from "../../schema/token-syntax.ts";
import { EachField } from "./each-field.tsx";
import type { FieldProps } from "./field-props.ts";
import { isTyped } from "./field-registry.ts";
import { fitsSchema } from "./fits-schema.ts";
import { useForm } from "./form-context.ts";
import { ListField } from "./list-field.tsx";
import { NumberField } from "./number-field.tsx";
import { ObjectField } from "./object-field.tsx";
import { ReadField } from "./read-field.tsx";
import { samePath } from "./same-path.ts";
import { StringField } from "./string-field.tsx";
import { SwitchField } from "./switch-field.tsx";
import { TokenField } from "./token-field.tsx";
import { UnexpectedField } from "./unexpected-field.tsx";

/**
 * The input for a schema: its type and format decide, and its words are the label and the help. A value of another
 * shape is shown as it is. It is drawn again only when its own value changes.
 */
export const Field: FunctionComponent<FieldProps> = memo(({ schema, ...rest }: FieldProps) => {
  const { readOnly } = useForm();
  if (isTakenWhole(schema, rest.value)) return <TokenField schema={schema} {...rest} />;
  if (schema.type === "array" && isEach(rest.value)) return <EachField schema={schema} {...rest} />;
  if (rest.value !== undefined && !fitsSchema(schema, rest.value))
    return <UnexpectedField schema={schema} {...rest} />;
  if (schema.type === "object") return <ObjectField schema={schema} {...rest} />;
  if (schema.type === "array") return <ListField schema={schema} {...rest} />;
  if (readOnly) return <ReadField schema={schema} {...rest} />;
  if (schema.type === "boolean") return <SwitchField schema={schema} {...rest} />;
  if (schema.type === "string") return <StringField schema={schema} {...rest} />;
  return <NumberField schema={schema} {...rest} />;
}, isSameField);

/** Whether a field has to be drawn again only because of what is around it. */
export function isSameField(before: FieldProps, after: FieldProps): boolean {
  return (
    before.schema === after.schema &&
    before.value === after.value &&
    before.required === after.required &&
    samePath(before.path, after.path)
  );
}

/** Whether a value is a token where no text can be typed. */
export function isTakenWhole(schema: Schema, value: unknown): value is string {
  return soleToken(value) !== undefined && !(schema.type === "string" && isTyped(schema));
}
