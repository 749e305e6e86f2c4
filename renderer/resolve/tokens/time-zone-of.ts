import type { Schema } from "../../../schema/fields/schema.ts";
import { inTimeZone, isTimeZone } from "../../../schema/formats/date-time/date-time.ts";
import type { Model } from "../../../schema/model/model.ts";
import type { EntryConfig } from "../../../schema/site/site-config.ts";
import { isObject } from "../../../schema/text/is-object.ts";
import { resolvePath, type Scope } from "./scope.ts";

export function timeZoneOf(scope: Scope): string {
  return knownZone(resolvePath("site.timezone", scope)?.value);
}

export function knownZone(zone: unknown): string {
  return typeof zone === "string" && isTimeZone(zone) ? zone : "UTC";
}

/** The entries with their moments by the clock of the site, so that their days are its days. */
export function withLocalTimes(
  entries: readonly EntryConfig[],
  { collections }: Model,
  timeZone: string,
): readonly EntryConfig[] {
  const local = new Set(
    Object.entries(collections).flatMap(([name, { fields }]) => (hasMoments(fields) ? [name] : [])),
  );
  if (local.size === 0) return entries;
  return entries.map((entry) => {
    const fields = local.has(entry.collection) ? collections[entry.collection]?.fields : undefined;
    return fields
      ? { ...entry, fields: localized(fields, entry.fields, timeZone) as typeof entry.fields }
      : entry;
  });
}

function hasMoments(schema: Schema): boolean {
  if (schema.type === "array") return hasMoments(schema.items);
  if (schema.type === "object") return Object.values(schema.properties).some(hasMoments);
  return schema.type === "string" && schema.format === "date-time";
}

function localized(schema: Schema, value: unknown, timeZone: string): unknown {
  if (schema.type === "array" && Array.isArray(value))
    return value.map((item) => localized(schema.items, item, timeZone));
  if (schema.type === "object" && isObject(value))
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => {
        const property = Object.hasOwn(schema.properties, key) ? schema.properties[key] : undefined;
        return [key, property ? localized(property, item, timeZone) : item];
      }),
    );
  const isMoment = schema.type === "string" && schema.format === "date-time" && typeof value === "string";
  return isMoment ? inTimeZone(value, timeZone) : value;
}
