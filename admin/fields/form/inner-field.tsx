import { createContext, type FunctionComponent, useContext } from "react";
import type { FieldProps } from "./field-props.ts";

/** The input for any schema. It is given by the form, since it holds the very inputs that need it. */
export const FieldContext = createContext<FunctionComponent<FieldProps> | undefined>(undefined);

export function InnerField(props: FieldProps) {
  const Field = useContext(FieldContext);
  if (!Field) throw new Error("A field stands outside of a form.");
  return <Field {...props} />;
}
