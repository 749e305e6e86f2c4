import { implicitFields } from "../../../renderer/resolve/entries/entry-schema.ts";
import { followTokens, itemsOf, resolvePath } from "../../../renderer/resolve/tokens/scope.ts";
import type { ObjectSchema, Schema, StringSchema } from "../../../schema/fields/schema.ts";
import { formatUse } from "../../../schema/formats/index.ts";
import type { ValuePath as Path } from "../../document/edit.ts";
import { messages } from "../../messages/messages.ts";
import { nameSetting } from "./name-setting.ts";
import { withTokens } from "./token-meaning.ts";
import type { TextScope } from "./token-scope.ts";

/** A value that can be inserted into a text as a token. */
export interface Quotable {
  /** The path in the token, such as `site.contact.email`. */
  readonly path: string;
  /** The heading under which it is listed. */
  readonly group: string;
  /** The labels of its field and of what that is in. */
  readonly name: string;
  /** What it would read as now. */
  readonly value: string;
}

function groupsByRoot(): readonly (readonly [string, string])[] {
  const { thisItem, theEntry, thePage, settings } = messages.values;
  return [
    ["item", thisItem],
    ["entry", theEntry],
    ["page", thePage],
    ["site", settings],
  ];
}

const levels = 4;

export function listQuotable(target: Schema, scope: TextScope): readonly Quotable[] {
  return groupsByRoot().flatMap(([root, group]) => {
    const schema = scope.roots.get(root)?.schema;
    if (!schema) return [];
    const own = root === "site" || root === "page" ? withoutUnread(schema) : schema;
    return pathsBelow(own, [], target).map((path) => ({
      path: [root, ...path].join("."),
      group,
      name: nameSetting(schema, path).join(" › "),
      value: formatValue([root, ...path].join("."), scope),
    }));
  });
}

function withoutUnread(schema: Schema): Schema {
  if (schema.type !== "object") return schema;
  const read = Object.entries(schema.properties).filter(
    ([key]) => !["theme", "head", "redirects", "breadcrumbs"].includes(key),
  );
  return { ...schema, properties: Object.fromEntries(read) };
}

function pathsBelow(schema: Schema, path: Path, target: Schema): readonly Path[] {
  const own = path.length > 0 && isAssignable(schema, target) ? [path] : [];
  if (schema.type !== "object" || path.length >= levels) return own;
  const below = Object.entries(schema.properties).flatMap(([key, property]) =>
    // The id again, under its older name.
    property === implicitFields.slug ? [] : pathsBelow(property, [...path, key], target),
  );
  return [...own, ...below];
}

export function isAssignable(source: Schema, target: Schema): boolean {
  switch (target.type) {
    case "array":
      return source.type === "array" && isAssignable(source.items, target.items);
    case "object":
      return source.type === "object"
        ? isAlike(source, target)
        : source.type === "string" && source.entry !== undefined;
    case "number":
    case "integer":
      return isNumber(source);
    case "boolean":
      return source.type === "boolean";
    case "string":
      return source.type === "string"
        ? isAssignableToText(source, target)
        : isNumber(source) && isPlainText(target);
  }
}

function isAlike(source: ObjectSchema, target: ObjectSchema): boolean {
  const keys = Object.keys(target.properties);
  return keys.length === 0 || keys.some((key) => Object.hasOwn(source.properties, key));
}

function isAssignableToText(source: StringSchema, target: StringSchema): boolean {
  if (target.entry !== undefined) return source.entry === target.entry;
  if (source.entry !== undefined) return false;
  if (target.enum) return source.format === undefined;
  if (target.format === "markdown") return source.format === "markdown" || isAnyText(source);
  return isPlainText(target) ? isAnyText(source) : source.format === target.format;
}

function isAnyText({ format, entry }: StringSchema): boolean {
  return entry === undefined && formatUse(format).inText === "offered";
}

function isPlainText(schema: StringSchema): boolean {
  return isAnyText(schema) && formatUse(schema.format).prose;
}

function isNumber({ type }: Schema): boolean {
  return type === "number" || type === "integer";
}

function formatValue(path: string, scope: TextScope): string {
  const ref = resolvePath(path, scope);
  const value = ref && followTokens(ref).value;
  if (value === undefined) return "";
  if (typeof value !== "object") return withTokens(`{{${path}}}`, scope);
  const items = ref && itemsOf(ref);
  return items ? messages.values.listOf({ number: items.length }) : messages.values.allOfIt;
}
