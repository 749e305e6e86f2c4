import type { Schema, StringSchema } from "../fields/schema.ts";
import { formatUse } from "../formats/index.ts";
import { createProblem, type Problem, type ProblemLocation } from "../problems/problem.ts";
import type { ProblemCode } from "../problems/problem-codes.ts";
import { pointerTo } from "../sources/source.ts";
import type { FindSlowPattern } from "../text/slow-pattern.ts";
import { suggestion } from "../text/suggest.ts";
import { siteKeys } from "./extra-keys.ts";
import { fieldFaults } from "./field-faults.ts";
import { type Collection, entryFields, type Model } from "./model.ts";

const ownFields: readonly string[] = ["id", "slug", "href", "body", ...Object.keys(entryFields)];
export const reservedFolders: readonly string[] = ["media", "files", "icons", "fonts", "patterns"];

/** Reports `reserved-name`, `unknown-field`, `unknown-collection` and `wrong-value`. */
export function checkModel(file: string, model: Model, findSlow?: FindSlowPattern): Problem[] {
  const problems: Problem[] = [];
  const report = (code: ProblemCode, pointer: string, message: string, hint?: string, key = false) => {
    const place: ProblemLocation = key ? { file, pointer, target: "key" } : { file, pointer };
    problems.push(createProblem(code, place, message, hint));
  };
  const collections = Object.keys(model.collections);

  const visit = (schema: Schema, pointer: string): void => {
    for (const { code, pointer: below, message, hint } of fieldFaults(schema, findSlow))
      report(code, pointer + below, message, hint);
    if (schema.type === "array") visit(schema.items, pointerTo(pointer, "items"));
    if (schema.type === "string") visitText(schema, pointer);
    if (schema.type !== "object") return;
    for (const [key, property] of Object.entries(schema.properties)) {
      const at = pointerTo(`${pointer}/properties`, key);
      if (key === "each" || !/^[A-Za-z_][\w-]*$/.test(key)) {
        const message = `A field can't be called "${key}".`;
        const hint =
          key === "each" ? "Tokens need this word; choose another." : "Use letters, digits, - and _.";
        report("reserved-name", at, message, hint, true);
      }
      visit(property, at);
    }
  };

  const visitText = ({ entry, defaultFrom }: StringSchema, pointer: string): void => {
    if (defaultFrom !== undefined && !/^\/collections\/[^/]+\/fields\/properties\/[^/]+$/.test(pointer)) {
      const message =
        '"defaultFrom" is for the fields of an entry, and not for those inside others or settings.';
      report("wrong-value", `${pointer}/defaultFrom`, message, 'Write "default", or a token in the block.');
    }
    if (entry !== undefined && !collections.includes(entry)) {
      const message = `There is no collection "${entry}".`;
      report("unknown-collection", `${pointer}/entry`, message, suggestion(entry, collections));
    }
  };

  for (const [group, schema] of Object.entries(model.settings)) {
    const at = pointerTo("/settings", group);
    if (siteKeys.includes(group)) {
      const message = `Every site has "${group}" already, so a group of settings can't be called so.`;
      report("reserved-name", at, message, "Choose another name.", true);
    } else if (!/^[A-Za-z_][\w-]*$/.test(group)) {
      report(
        "reserved-name",
        at,
        `A group can't be called "${group}".`,
        "Use letters, digits, - and _.",
        true,
      );
    }
    visit(schema, at);
  }
  for (const [name, collection] of Object.entries(model.collections)) {
    const at = pointerTo("/collections", name);
    if (reservedFolders.includes(name) || !/^[a-z][a-z0-9-]*$/.test(name)) {
      const hint = reservedFolders.includes(name)
        ? `content/${name} is kept for other files; choose another name.`
        : "Use small letters, digits and dashes, as for a folder.";
      report("reserved-name", at, `A collection can't be called "${name}".`, hint, true);
    }
    visit(collection.fields, `${at}/fields`);
    checkCollection(collection, at, report);
  }
  return problems;
}

type ReportModel = (
  code: ProblemCode,
  pointer: string,
  message: string,
  hint?: string,
  key?: boolean,
) => void;

function checkCollection(collection: Collection, at: string, report: ReportModel): void {
  const { properties } = collection.fields;
  const names = Object.keys(properties).filter((name) => !Object.hasOwn(entryFields, name));
  for (const name of names) {
    if (!["id", "slug", "href", "body"].includes(name)) continue;
    const message = `Every entry has "${name}" already, so a field can't be called so.`;
    report(
      "reserved-name",
      pointerTo(`${at}/fields/properties`, name),
      message,
      "Choose another name.",
      true,
    );
  }
  const expect = (
    key: "label" | "picture" | "published" | "modified",
    what: string,
    fits: (schema: Schema) => boolean,
  ) => {
    const named = collection[key];
    if (named === undefined) return;
    const schema = Object.hasOwn(properties, named) ? properties[named] : undefined;
    if (!schema) {
      report("unknown-field", `${at}/${key}`, `There is no field "${named}".`, suggestion(named, names));
    } else if (!fits(schema)) {
      report("wrong-value", `${at}/${key}`, `"${key}" must name ${what}, and "${named}" is not one.`);
    }
  };
  if (collection.label !== "id")
    expect("label", "a text", (schema) => isText(schema, [undefined, "multiline"]));
  const isPicture = (schema: Schema) => isText(schema, ["media"]);
  expect(
    "picture",
    'a field of format "media"',
    (schema) => isPicture(schema) || (schema.type === "array" && isPicture(schema.items)),
  );
  for (const [name, field] of Object.entries(properties)) {
    if (field.type === "string" && field.defaultFrom !== undefined)
      checkDefaultFrom(name, field, { collection, at: pointerTo(`${at}/fields/properties`, name), report });
  }
  const isDay = (schema: Schema) => schema.type === "string" && formatUse(schema.format).day === true;
  expect("published", 'a field of format "date" or "date-time"', isDay);
  expect("modified", 'a field of format "date" or "date-time"', isDay);
  for (const [index, written] of (collection.sort === "manual" ? [] : collection.sort).entries()) {
    const [name = ""] = written.replace(/^-/, "").split(".");
    if (Object.hasOwn(properties, name) || ownFields.includes(name)) continue;
    report(
      "unknown-field",
      `${at}/sort/${index}`,
      `There is no field "${name}" to sort by.`,
      suggestion(name, names),
    );
  }
}

const isText = (schema: Schema, formats: readonly StringSchema["format"][]) =>
  schema.type === "string" && formats.includes(schema.format);

interface DefaultPlace {
  readonly collection: Collection;
  readonly at: string;
  readonly report: ReportModel;
}

const hasWords = ({ type, ...schema }: Schema) =>
  type === "string" &&
  [undefined, "multiline", "markdown"].includes((schema as StringSchema).format) &&
  (schema as StringSchema).defaultFrom === undefined;

function checkDefaultFrom(name: string, field: StringSchema, { collection, at, report }: DefaultPlace): void {
  const { defaultFrom: from = "", format } = field;
  const place = `${at}/defaultFrom`;
  if (field.default !== undefined)
    report("wrong-value", place, `"${name}" has a default already.`, 'Keep "default" or "defaultFrom".');
  if (![undefined, "multiline"].includes(format) || field.enum)
    report(
      "wrong-value",
      place,
      `"${name}" is no plain text, so no other text can stand in its place.`,
      'Write "default".',
    );
  if (from === "body") {
    if (collection.body) return;
    report("unknown-field", place, `Entries of "${collection.name}" have no body.`);
    return;
  }
  const { properties } = collection.fields;
  const source = Object.hasOwn(properties, from) ? properties[from] : undefined;
  const names = Object.keys(properties).filter((key) => key !== name && hasWords(properties[key] as Schema));
  if (!source) report("unknown-field", place, `There is no field "${from}".`, suggestion(from, names));
  else if (!names.includes(from))
    report("wrong-value", place, `"${from}" has no words of its own.`, 'Name a text, or "body".');
}
