import type { Collections } from "./collections/index.ts";
import type { ArraySchema, BooleanSchema, NumberSchema, ObjectSchema, StringSchema } from "./schema.ts";

/** HTML that our Markdown renderer wrote. The one kind of string that a view may set as inner HTML. */
export interface SafeHtml {
  readonly html: string;
}

/** A picture of content/media. `version` changes with its bytes; width and height are in pixels. */
export interface Picture {
  readonly name: string;
  readonly version: string;
  readonly width: number;
  readonly height: number;
  /** Empty when the picture is marked decorative. */
  readonly alt: string;
}

/** An entry as a view gets it: its front matter resolved, and where its page is, if it has one. */
export type Entry<C extends keyof Collections> = Resolved<Collections[C]> & {
  readonly id: string;
  readonly href: string | undefined;
  readonly body: SafeHtml;
};

type ResolvedString<S> = S extends { format: "markdown" }
  ? SafeHtml
  : S extends { format: "media" }
    ? Picture
    : S extends { entry: infer C extends keyof Collections }
      ? Entry<C>
      : S extends { enum: readonly (infer E)[] }
        ? E
        : string;

type PresentKeys<S extends ObjectSchema> = {
  [K in keyof S["properties"]]: S["properties"][K] extends { default: unknown }
    ? K
    : S extends { required: readonly (infer R)[] }
      ? K extends R
        ? K
        : never
      : never;
}[keyof S["properties"]];

/** What a view gets for a schema: defaults filled in, tokens replaced, Markdown, pictures and entries resolved. */
export type Resolved<S> = S extends StringSchema
  ? ResolvedString<S>
  : S extends NumberSchema
    ? number
    : S extends BooleanSchema
      ? boolean
      : S extends ArraySchema
        ? readonly Resolved<S["items"]>[]
        : S extends { entries: infer C extends keyof Collections }
          ? readonly Entry<C>[]
          : S extends ObjectSchema
            ? { readonly [K in PresentKeys<S>]: Resolved<S["properties"][K]> } & {
                readonly [K in Exclude<keyof S["properties"], PresentKeys<S>>]?: Resolved<S["properties"][K]>;
              }
            : never;
