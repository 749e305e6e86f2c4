import type { Collections } from "./collections.ts";
import type { PictureFocus } from "./picture-focus.ts";
import type { PictureSettings } from "./picture-settings.ts";
import type { ArraySchema, BooleanSchema, NumberSchema, ObjectSchema, StringSchema } from "./schema.ts";

/** HTML that our Markdown renderer wrote. The one kind of string that a view may set as inner HTML. */
export interface SafeHtml {
  readonly html: string;
}

/** A picture of content/media. `version` changes with its bytes; width and height are in pixels. */
export interface Picture extends PictureFile {
  /** Empty when the picture is marked decorative. */
  readonly alt: string;
  /** The same view for dark colour schemes, if there is one. */
  readonly dark?: PictureFile;
}

/** A file of content/media. */
export interface PictureFile {
  readonly name: string;
  /** A hash of its bytes. */
  readonly version: string;
  /** In pixels, as `height` is. */
  readonly width: number;
  readonly height: number;
  /** What the addresses of the site start with: empty, or `/school` for a site below a path. */
  readonly base: string;
  /** What of it stays in view where it is cropped; the middle, unless somebody chose a point. */
  readonly focus?: PictureFocus;
  /** Whether something can be seen through it. */
  readonly transparent?: true;
  /** How it is published, where the site says so. */
  readonly made?: PictureSettings;
}

/** A file of content/files. */
export interface FileFacts {
  readonly href: string;
  /** Relative to content/files. */
  readonly name: string;
  readonly bytes: number;
}

/**
 * An entry that a view gets: its fields, resolved, and where its page is, if it has one. `Name` is its collection, whose
 * fields are known where the site's `Collections` are.
 */
export type EntryValue<Name extends string = string> = {
  readonly id: string;
  readonly href: string | undefined;
} & (Name extends keyof Collections ? Resolved<Collections[Name]> : { readonly [field: string]: unknown });

/** The same of a single entry, with its text where it has one. */
type ChosenEntry<Name extends string> = EntryValue<Name> &
  (Name extends keyof Collections ? { readonly body?: SafeHtml } : unknown);

/** A line drawing: an icon of lucide.dev, or an SVG of content/icons. */
export interface IconDrawing {
  readonly name: string;
  /** What is inside its svg element: markup that was checked when it was read. */
  readonly body: string;
  readonly viewBox: string;
  /** Whether it is drawn in lines of the text's colour; otherwise it is filled with it. */
  readonly stroke: boolean;
}

/** A value that is written to a file of its own, so that it does not weigh on the page. */
export interface Deferred<T> {
  /** The address of the JSON file that holds the value. */
  readonly src: string;
  /** For the server's side only: an island gets `src`. */
  readonly value: T;
}

/** A block inside a block, ready to be rendered by `<Blocks>`. */
export interface ChildBlock {
  readonly id: string;
  readonly type: string;
  readonly view: (props: never) => unknown;
  readonly props: unknown;
}

type ResolvedString<S> = S extends { format: "markdown" }
  ? SafeHtml
  : S extends { format: "media" }
    ? Picture
    : S extends { format: "icon" }
      ? IconDrawing
      : S extends { format: "file"; measured: true }
        ? FileFacts
        : S extends { entry: infer Name extends string }
          ? ChosenEntry<Name>
          : S extends { enum: readonly (infer E)[] }
            ? E
            : string;

type PresentKeys<S extends ObjectSchema> = {
  [K in keyof S["properties"]]: S["properties"][K] extends { default: unknown } | { entries: string }
    ? K
    : S extends { required: readonly (infer R)[] }
      ? K extends R
        ? K
        : never
      : never;
}[keyof S["properties"]];

/** What a view gets for a schema: defaults filled in, tokens replaced, Markdown, pictures and icons resolved. */
export type Resolved<S> = S extends { deferred: true } ? Deferred<ResolvedNow<S>> : ResolvedNow<S>;

type ResolvedNow<S> = S extends StringSchema
  ? ResolvedString<S>
  : S extends NumberSchema
    ? number
    : S extends BooleanSchema
      ? boolean
      : S extends ArraySchema
        ? S extends { blocks: true }
          ? readonly ChildBlock[]
          : S extends { entries: infer Name extends string }
            ? readonly EntryValue<Name>[]
            : readonly Resolved<S["items"]>[]
        : S extends ObjectSchema
          ? { readonly [K in PresentKeys<S>]: Resolved<S["properties"][K]> } & {
              readonly [K in Exclude<keyof S["properties"], PresentKeys<S>>]?: Resolved<S["properties"][K]>;
            }
          : never;
