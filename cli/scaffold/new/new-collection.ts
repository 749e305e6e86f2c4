import { humanizeKey } from "../../../editing/labels/schema/humanize-key.ts";
import { createWriter } from "../../../editing/source-text/write-text.ts";
import { reservedFolders } from "../../../schema/model/check-model.ts";
import { isObject } from "../../../schema/text/is-object.ts";
import { SiteError } from "../../files/site-error.ts";
import { modelFile } from "../../pipeline/read/read-model.ts";
import type { CreatedFiles } from "./created-files.ts";
import type { Written } from "./read-value.ts";

export function newCollection(model: Written | undefined, name: string): CreatedFiles {
  if (!/^[a-z][a-z0-9-]*$/.test(name) || reservedFolders.includes(name))
    throw new SiteError(
      `A collection can't be called "${name}".\n  Use lower case letters, digits and hyphens, such as opening-hours; not ${reservedFolders.join(", ")}.`,
    );
  const before: Written = model ?? { text: '{\n  "$schema": "../model.schema.json"\n}\n', value: schemaOnly };
  const collections = isObject(before.value.collections) ? before.value.collections : {};
  if (Object.hasOwn(collections, name))
    throw new SiteError(`There is a collection "${name}" already.\n  Choose another name.`);
  const value = { ...before.value, collections: { ...collections, [name]: collection(name) } };
  return {
    id: name,
    files: { [modelFile]: createWriter(before.text, before.value)(value) },
    next: [
      `Its fields are in ${modelFile}.`,
      `Write its first entry: site new entry "${name}/The title"`,
      `A page for each entry is one with "entries": "${name}" and "path": "/${name}/{slug}" in site.config.json.`,
      "Run site schema, so that code editors know it.",
    ],
  };
}

const schemaOnly = { $schema: "../model.schema.json" };

const singularOf = (title: string) => title.replace(/ies$/, "y").replace(/(?<=[^s])s$/, "");

const collection = (name: string) => ({
  title: humanizeKey(name),
  singular: singularOf(humanizeKey(name)),
  fields: {
    type: "object",
    properties: {
      title: { type: "string", title: "Title", description: "What it is called.", minLength: 1 },
    },
    required: ["title"],
  },
  label: "title",
  sort: ["title"],
  body: true,
});
