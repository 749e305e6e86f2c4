import { newEntryFile } from "../../../editing/document/entry.ts";
import { newEntry as emptyEntry, entryIdOfTitle } from "../../../editing/document/new-entry.ts";
import { orderFile } from "../../../editing/document/order.ts";
import { writeNewEntry } from "../../../editing/source-text/write-entry.ts";
import { createWriter } from "../../../editing/source-text/write-text.ts";
import type { Schema, StringSchema } from "../../../schema/fields/schema.ts";
import type { Collection, Model } from "../../../schema/model/model.ts";
import { readJson } from "../../../schema/sources/json-source.ts";
import type { SlugOptions } from "../../../schema/text/slug.ts";
import { suggestion } from "../../../schema/text/suggest.ts";
import { SiteError } from "../../files/site-error.ts";
import type { SiteFolder } from "../../files/site-folder.ts";
import type { CreatedFiles } from "./created-files.ts";

interface NewEntry {
  readonly folder: SiteFolder;
  readonly model: Model;
  /** The collection, a slash and the title or id. */
  readonly name: string;
  /** How titles become ids. */
  readonly slugs: SlugOptions;
  /** As 2026-01-31. */
  readonly today: string;
}

/** An entry with all that its collection requires: what can't be known is the title of its field, to be replaced. */
export async function newEntry({ folder, model, name, slugs, today }: NewEntry): Promise<CreatedFiles> {
  const { collection, title } = chosen(model, name);
  const entry = emptyEntry(collection, { title, chosen: {}, today, like: [] });
  const references = new Map<string, readonly string[]>();
  for (const each of Object.keys(model.collections)) references.set(each, await idsOf(folder, each));
  const fill = (schema: Schema, value: unknown) => filled(schema, value, references);
  const frontMatter = Object.fromEntries(
    Object.entries(entry.frontMatter).map(([key, value]) => {
      const schema = collection.fields.properties[key];
      return [key, schema ? fill(schema, value) : value];
    }),
  );
  const taken = references.get(collection.name) ?? [];
  const file = newEntryFile(`${entryIdOfTitle(title, slugs) || "entry"}.md`, taken);
  const id = file.slice(0, -".md".length);
  const path = `content/${collection.name}/${file}`;
  const body = collection.body ? "Write here.\n" : "";
  return {
    id,
    files: { [path]: writeNewEntry({ frontMatter, body }), ...(await ordered(folder, collection, id)) },
    next: [
      `Write it in ${path}, or in the editor.`,
      "It is a draft: take draft: true out of it once visitors may see it.",
    ],
  };
}

function chosen(model: Model, name: string): { readonly collection: Collection; readonly title: string } {
  const names = Object.keys(model.collections);
  const [first = "", ...rest] = name.split("/");
  const only = names.length === 1 ? names[0] : undefined;
  const wanted = rest.length > 0 ? first : only;
  const title = rest.length > 0 ? rest.join("/") : first;
  const collection = wanted === undefined ? undefined : model.collections[wanted];
  if (names.length === 0)
    throw new SiteError(
      "The site has no collections, and so no entries.\n  Make one first: site new collection articles",
    );
  if (!collection) {
    const hint =
      wanted === undefined ? `Write site new entry ${names[0]}/${title}` : suggestion(wanted, names);
    const what =
      wanted === undefined ? "Say of which collection it is." : `There is no collection "${wanted}".`;
    throw new SiteError(`${what}\n  ${hint ?? `Use ${names.join(", ")}.`}`);
  }
  if (title.trim() === "") throw new SiteError(`The entry needs a title.\n  Write ${wanted}/Title.`);
  return { collection, title };
}

async function idsOf(folder: SiteFolder, collection: string): Promise<readonly string[]> {
  const { names } = await folder.list(`content/${collection}`, /\.md$/);
  return names.map((name) => name.slice(0, -".md".length));
}

async function ordered(
  folder: SiteFolder,
  { name, sort }: Collection,
  id: string,
): Promise<Readonly<Record<string, string>>> {
  const file = orderFile(name);
  if (sort !== "manual") return {};
  if (!(await folder.exists(file))) return { [file]: `${JSON.stringify([id], null, 2)}\n` };
  const { text = "" } = await folder.read(file);
  const ids = readJson(file, text).source?.value;
  return Array.isArray(ids) ? { [file]: createWriter(text, ids)([...ids, id]) } : {};
}

type References = ReadonlyMap<string, readonly string[]>;

function filled(schema: Schema, value: unknown, references: References): unknown {
  if (schema.type === "array" && Array.isArray(value))
    return value.map((item) => filled(schema.items, item, references));
  if (schema.type === "object" && typeof value === "object" && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => {
        const property = schema.properties[key];
        return [key, property ? filled(property, item, references) : item];
      }),
    );
  return schema.type === "string" && value === "" ? sampleText(schema, references) : value;
}

const samples: Readonly<Record<string, string>> = {
  email: "hello@example.com",
  telephone: "01632 960187",
  link: "/",
  colour: "#1d4fc4",
  icon: "circle",
};

function sampleText(
  { entry, examples, format, title, minLength = 0 }: StringSchema,
  references: References,
): string {
  if (entry !== undefined) return references.get(entry)?.[0] ?? "";
  const sample = examples?.[0] ?? (format && samples[format]);
  return sample ?? (minLength > 0 ? title : "");
}
