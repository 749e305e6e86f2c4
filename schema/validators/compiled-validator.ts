import type { ErrorObject } from "ajv";

export type Validate = (value: unknown) => readonly ErrorObject[];

/** A validator stops at so many errors: whoever has that many does not know all. */
export const maxErrors = 20_000;

/** A validator as Ajv compiles it: it returns whether the value is valid. */
export interface AjvFunction {
  (value: unknown): boolean;
  /** Of the last call; absent or null if the value was valid. */
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
