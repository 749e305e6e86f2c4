import type { ObjectSchema } from "../../../schema/fields/schema.ts";
import type { EntryConfig } from "../../../schema/site/site-config.ts";
import type { Ref, Scope } from "../tokens/scope.ts";
import { defaultText } from "./default-text.ts";
import type { EntryIndex } from "./entry-index.ts";
import { entrySchema } from "./entry-schema.ts";

export interface Entries extends EntryIndex {
  ref(entry: EntryConfig): Ref;
}

/** What `createEntries` makes references from. */
export interface EntriesInput {
  readonly index: EntryIndex;
  /** The path of an entry's page; undefined if it has none. */
  readonly pathOf: (entry: EntryConfig) => string | undefined;
  /** What the tokens in an entry can name beside its own fields. */
  readonly scope: () => Scope;
}

export function createEntries({ index, pathOf, scope }: EntriesInput): Entries {
  const refs = new Map<EntryConfig, Ref>();
  const { language } = index;
  return {
    ...index,
    ref(entry) {
      const known = refs.get(entry);
      if (known) return known;
      const collection = index.collection(entry.collection);
      const schema = collection && entrySchema(collection);
      const parts = { schema, label: collection?.label, path: pathOf(entry), base: scope, language };
      const made = entryRef(entry, parts);
      refs.set(entry, made);
      return made;
    },
  };
}

interface EntryParts {
  readonly schema: ObjectSchema | undefined;
  readonly label: string | undefined;
  readonly path: string | undefined;
  readonly language: string;
  readonly base: () => Scope;
}

function entryRef(entry: EntryConfig, { schema, label, path, language, base }: EntryParts): Ref {
  const { id, file } = entry;
  let own: Scope | undefined;
  let value: object | undefined;
  const ref: Ref = {
    get value() {
      const { fields } = entry;
      value ??= withDefaultTexts(
        {
          language,
          ...fields,
          id,
          slug: id,
          get body() {
            return entry.body;
          },
          ...(path !== undefined && { href: path }),
        },
        schema,
      );
      return value;
    },
    schema,
    scope: () => {
      own ??= { ...base(), roots: new Map([...base().roots, ["entry", ref]]) };
      return own;
    },
    place: { file, pointer: "/frontMatter" },
    placeOf: (key) => ({ file, pointer: key === "body" ? "/body" : `/frontMatter/${key}` }),
    ...(label !== undefined && { label }),
  };
  return ref;
}

function withDefaultTexts<T extends Readonly<Record<string, unknown>>>(
  value: T,
  schema: ObjectSchema | undefined,
): T {
  for (const [key, field] of Object.entries(schema?.properties ?? {})) {
    if (!schema || field.type !== "string" || field.defaultFrom === undefined || Object.hasOwn(value, key))
      continue;
    Object.defineProperty(value, key, { enumerable: true, get: () => defaultText(schema, key, value) });
  }
  return value;
}
