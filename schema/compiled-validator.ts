import type { ErrorObject } from "ajv";

export type Validate = (value: unknown) => readonly ErrorObject[];

export interface AjvFunction {
  (value: unknown): boolean;
  errors?: readonly ErrorObject[] | null;
}

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
