import type { Schema } from "../../../schema/schema.ts";
import { followInMarkdown } from "./follow-in-markdown.ts";
import { followLink, type LinkFollower } from "./link-follower.ts";

/**
 * A value in which links have followed: texts that are a link as a whole, and links in Markdown. Where no schema says
 * which of the two a text is, it goes by the text's form, so that links in what has no schema follow too. What holds
 * no such link keeps its identity.
 */
export function followInValue(value: unknown, follower: LinkFollower, schema?: Schema): unknown {
  if (typeof value === "string") return followInText(value, follower, schema);
  if (Array.isArray(value)) {
    const items = schema?.type === "array" ? schema.items : undefined;
    return shareList(
      value,
      value.map((item) => followInValue(item, follower, items)),
    );
  }
  if (typeof value !== "object" || value === null) return value;
  const properties: Readonly<Record<string, Schema>> = schema?.type === "object" ? schema.properties : {};
  const entries = Object.entries(value);
  const followed = entries.map(([key, child]) => {
    const known = Object.hasOwn(properties, key) ? properties[key] : undefined;
    return [key, followInValue(child, follower, known)] as const;
  });
  return followed.every(([, child], index) => child === entries[index]?.[1])
    ? value
    : Object.fromEntries(followed);
}

function followInText(text: string, follower: LinkFollower, schema: Schema | undefined): string {
  if (schema === undefined) {
    const followed = followLink(text, follower);
    return followed === text ? followInMarkdown(text, follower) : followed;
  }
  const format = schema.type === "string" ? schema.format : undefined;
  if (format === "link") return followLink(text, follower);
  return format === "markdown" ? followInMarkdown(text, follower) : text;
}

/** The known list where nothing in it changed. */
export function shareList<T>(known: readonly T[], list: readonly T[]): readonly T[] {
  return list.every((item, index) => item === known[index]) ? known : list;
}
