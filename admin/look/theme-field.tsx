import { memo } from "react";
import { hasToken } from "../../schema/token-syntax.ts";
import { Field, isSameField } from "../form/field.tsx";
import type { FieldProps } from "../form/field-props.ts";
import { fitsSchema } from "../form/fits-schema.ts";
import { useForm } from "../form/form-context.ts";
import { FontField } from "./font-field.tsx";
import { SliderField } from "./slider-field.tsx";
import { ThemeColourField } from "./theme-colour-field.tsx";
import { WeightField } from "./weight-field.tsx";

/** The input for a value of the theme, where its schema alone does not say all about it. */
export const ThemeField = memo((props: FieldProps) => {
  const { readOnly } = useForm();
  const { schema, value, path } = props;
  const [, key, ...inside] = path;
  if (readOnly) return <Field {...props} />;
  if (schema.type === "number" || schema.type === "integer") {
    if (!fitsSchema(schema, value ?? 0)) return <Field {...props} />;
    const Input = key === "displayWeight" ? WeightField : SliderField;
    return <Input {...props} schema={schema} />;
  }
  const isPlain = value === undefined || (typeof value === "string" && !hasToken(value));
  if (!isPlain || schema.type !== "string") return <Field {...props} />;
  if (schema.format === "colour" && inside.length === 1)
    return <ThemeColourField {...props} schema={schema} />;
  if (key === "displayFont" || key === "textFont") return <FontField {...props} schema={schema} />;
  return <Field {...props} />;
}, isSameField);
