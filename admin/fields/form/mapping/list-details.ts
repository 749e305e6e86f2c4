import type { ValuePath } from "../../../../editing/document/edit.ts";
import { nameSetting } from "../../../../editing/labels/tokens/name-setting.ts";
import { dayInWords, withTokens } from "../../../../editing/labels/tokens/token-meaning.ts";
import type { TextScope } from "../../../../editing/labels/tokens/token-scope.ts";
import { messages } from "../../../../editing/messages/messages.ts";
import type { ObjectSchema, Schema } from "../../../../schema/fields/schema.ts";
import { formatUse } from "../../../../schema/formats/index.ts";

/** A setting or another value that a text can show by a token. */
export interface Detail {
  /** Without braces, as people are to read it: `site.telephone`, `site.hours | hours`. */
  readonly token: string;
  /** The heading under which it is listed, such as the title of the settings. */
  readonly group: string;
  /** Its title. */
  readonly name: string;
  /** What the token prints now. */
  readonly value: string;
  /** The schema of the value. */
  readonly schema: Schema;
}

const unread: readonly string[] = [
  "theme",
  "url",
  "language",
  "languages",
  "head",
  "redirects",
  "picture",
  "favicon",
];

const year = { type: "integer", title: "", description: "" } as const;

export function listDetails(site: ObjectSchema, scope: TextScope): Detail[] {
  const shared = Object.entries(site.properties).filter(([key]) => !unread.includes(key));
  const details = shared.flatMap(([key, schema]) =>
    detailsBelow(schema, ["site", key], scope, (path) => nameSetting(site, path.slice(1))),
  );
  return [
    ...rootDetails("item", messages.values.thisItem, scope),
    ...rootDetails("entry", messages.values.theEntry, scope),
    ...details,
    {
      token: "year",
      group: messages.values.theDay,
      name: messages.values.thisYear,
      value: withTokens("{{year}}", scope),
      schema: year,
    },
  ];
}

function rootDetails(root: string, group: string, scope: TextScope): Detail[] {
  const schema = scope.roots.get(root)?.schema;
  if (schema?.type !== "object") return [];
  return detailsBelow(schema, [root], scope, (path) => [group, ...nameSetting(schema, path.slice(1))]);
}

function detailsBelow(
  schema: Schema,
  path: ValuePath,
  scope: TextScope,
  nameOf: (path: ValuePath) => readonly string[],
): Detail[] {
  if (schema.type === "object") {
    return Object.entries(schema.properties).flatMap(([key, property]) =>
      detailsBelow(property, [...path, key], scope, nameOf),
    );
  }
  if (schema.type === "array" || schema.type === "boolean") return [];
  const token = readableToken(path.join("."), schema);
  const value = dayInWords(withTokens(`{{${token}}}`, scope));
  const [group = "", ...names] = nameOf(path);
  return value === "" ? [] : [{ token, group, name: names.join(" › "), value, schema }];
}

/** Hours and days are written for programs; a token prints them as people read them only where it says how. */
function readableToken(path: string, schema: Schema): string {
  const format = "format" in schema ? schema.format : undefined;
  if (format === "hours") return `${path} | hours`;
  return format !== undefined && formatUse(format).day ? `${path} | date` : path;
}

export function findDetails(details: readonly Detail[], wanted: string): readonly Detail[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  const hasAll = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  const isNamed = ({ group, name }: Detail) => hasAll(`${group} ${name}`);
  const found = details.filter(({ group, name, value, token }) =>
    hasAll(`${group} ${name} ${value} ${token}`),
  );
  return [...found.filter(isNamed), ...found.filter((detail) => !isNamed(detail))];
}
