import type { ErrorObject } from "ajv";

/** The errors of a value, or none; fills the schema's defaults into the value it is given. */
export type Validate = (value: unknown) => readonly ErrorObject[];

/** What ajv compiles a schema to. */
export interface AjvFunction {
  (value: unknown): boolean;
  errors?: readonly ErrorObject[] | null;
}

/** What ajv compiled as the function that we call. */
export function toValidate(validate: AjvFunction): Validate {
  return (value) => {
    try {
      return validate(value) ? [] : (validate.errors ?? []);
    } catch (thrown) {
      if (thrown instanceof Error) throw thrown;
      return (thrown as AjvFunction).errors ?? [];
    }
  };
}
