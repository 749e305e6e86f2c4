import { followInMarkdown } from "./follow-in-markdown.ts";
import { followLink, type LinkFollower } from "./link-follower.ts";

/**
 * A value in which links have followed: texts that are a link as a whole, and links in Markdown. It goes by the text's
 * form and not by schemas, so that links in what no schema knows follow too. What holds no such link keeps its identity.
 */
export function followInValue(value: unknown, follower: LinkFollower): unknown {
  if (typeof value === "string") return followInText(value, follower);
  if (Array.isArray(value)) {
    return shareList(
      value,
      value.map((item) => followInValue(item, follower)),
    );
  }
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value);
  const followed = entries.map(([key, child]) => [key, followInValue(child, follower)] as const);
  return followed.every(([, child], index) => child === entries[index]?.[1])
    ? value
    : Object.fromEntries(followed);
}

function followInText(text: string, follower: LinkFollower): string {
  const followed = followLink(text, follower);
  return followed === text ? followInMarkdown(text, follower) : followed;
}

/** The known list where nothing in it changed. */
export function shareList<T>(known: readonly T[], list: readonly T[]): readonly T[] {
  return list.every((item, index) => item === known[index]) ? known : list;
}
