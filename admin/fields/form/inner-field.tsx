import { type ComponentType, createContext, type FunctionComponent, useContext } from "react";
import type { Problem } from "../../../schema/problems/problem.ts";
import type { FieldProps } from "./field-props.ts";

/** The input for any schema. It is given by the form, since it holds the very inputs that need it. */
export const FieldContext = createContext<FunctionComponent<FieldProps> | undefined>(undefined);

interface FixesProps {
  readonly problems: readonly Problem[];
  /** Called once a problem is mended, with the button gone. */
  readonly onFixed: () => void;
}

/** The buttons that mend problems, given by the form too: a dialog among them has inputs. */
export const FixesContext = createContext<ComponentType<FixesProps> | undefined>(undefined);

export function InnerField(props: FieldProps) {
  const Field = useContext(FieldContext);
  if (!Field) throw new Error("A field stands outside of a form.");
  return <Field {...props} />;
}
