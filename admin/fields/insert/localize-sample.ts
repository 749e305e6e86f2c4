import { canonicalPath } from "../../../renderer/resolve/addresses/page-address.ts";
import { safeUrl } from "../../../schema/fields/safe-url.ts";
import type { Schema, StringSchema } from "../../../schema/fields/schema.ts";

/** The site's own content, for samples. */
export interface SampleContent {
  /** The names of pictures; the first replaces one that the site does not have. */
  readonly pictures: readonly string[];
  /** The names of downloads. */
  readonly files: readonly string[];
  /** The paths of pages. */
  readonly paths: readonly string[];
  /** The ids of a collection's entries. */
  entries(collection: string): readonly string[];
  /** The token of a setting of this format; undefined if the site has none. */
  token(format: "email" | "telephone" | "embed"): string | undefined;
}

/**
 * A block's sample as it stands on this site: with pictures, files, pages, entries and telephone numbers that are the
 * site's own, so that it is right as soon as it is placed. What the site has none of stays as it is.
 */
export function localizeSample(schema: Schema, value: unknown, supplies: SampleContent): unknown {
  if (typeof value === "string") return schema.type === "string" ? fitText(schema, value, supplies) : value;
  if (Array.isArray(value))
    return schema.type === "array"
      ? value.map((item) => localizeSample(schema.items, item, supplies))
      : value;
  if (typeof value !== "object" || value === null || schema.type !== "object") return value;
  const fitted = Object.entries(value).map(([key, child]) => {
    const property = schema.properties[key];
    return [key, property ? localizeSample(property, child, supplies) : child] as const;
  });
  return Object.fromEntries(fitted);
}

function fitText({ format, entry }: StringSchema, text: string, supplies: SampleContent): string {
  if (entry) return known(text, supplies.entries(entry));
  switch (format) {
    case "media":
      return known(text, supplies.pictures);
    case "file":
      return known(text, supplies.files);
    case "email":
    case "telephone":
    case "embed":
      return supplies.token(format) ?? text;
    case "link":
      return fitLink(text, supplies);
    default:
      return text;
  }
}

function fitLink(text: string, { paths, token }: SampleContent): string {
  const [, kind] = /^(tel|mailto):/.exec(text) ?? [];
  if (kind) {
    const own = token(kind === "tel" ? "telephone" : "email");
    return own ? `${kind}:${own}` : text;
  }
  const url = safeUrl(text);
  if (url?.kind !== "path") return text;
  const wanted = canonicalPath(url.path);
  return paths.some((path) => canonicalPath(path) === wanted) ? text : (paths[0] ?? text);
}

function known(name: string, names: readonly string[]): string {
  return names.includes(name) && !names[0]?.startsWith("{{") ? name : (names[0] ?? name);
}
