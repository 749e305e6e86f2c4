import type { Path } from "../form/form-context.ts";

/** A text or picture in a block's resolved props, and the way to it. */
export interface Leaf {
  readonly path: Path;
  /** The text as a visitor reads it; of a picture, the part of its address that no other picture has. */
  readonly text: string;
  readonly kind: "text" | "picture";
}

/** Every text and picture that a block shows of its own props, in order. What comes from entries is not among them. */
export function leavesOf(props: unknown, path: Path = []): Leaf[] {
  if (typeof props === "string")
    return props.trim() === "" ? [] : [{ path, text: plain(props), kind: "text" }];
  if (typeof props !== "object" || props === null) return [];
  if ("html" in props && typeof props.html === "string") {
    return [{ path, text: plain(props.html.replace(/<[^>]*>/g, " ")), kind: "text" }];
  }
  if ("version" in props && "alt" in props) return [{ path, text: `.${props.version}-`, kind: "picture" }];
  if ("href" in props && "body" in props) return [];
  if (Array.isArray(props)) return props.flatMap((item, index) => leavesOf(item, [...path, index]));
  return Object.entries(props).flatMap(([key, value]) => leavesOf(value, [...path, key]));
}

/** A text without the differences that markup makes: white space and escapes. */
export function plain(text: string): string {
  return text
    .replaceAll("&amp;", "&")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replace(/\s+/g, " ")
    .trim();
}
