import type { ArraySchema, BooleanSchema, NumberSchema, ObjectSchema, StringSchema } from "./schema.ts";

type RequiredKeys<S extends ObjectSchema> = S extends { required: readonly (infer K)[] }
  ? Extract<K, keyof S["properties"]>
  : never;

type OptionalKeys<S extends ObjectSchema> = Exclude<keyof S["properties"], RequiredKeys<S>>;

/** What an author may write for a schema: optional keys may be left out, defaults are not filled in. */
export type Authored<S> = S extends StringSchema
  ? S extends { enum: readonly (infer E)[] }
    ? E
    : string
  : S extends NumberSchema
    ? number
    : S extends BooleanSchema
      ? boolean
      : S extends ArraySchema
        ? readonly Authored<S["items"]>[]
        : S extends ObjectSchema
          ? { readonly [K in RequiredKeys<S>]: Authored<S["properties"][K]> } & {
              readonly [K in OptionalKeys<S>]?: Authored<S["properties"][K]>;
            }
          : never;
