import { type SlugOptions, slugOf } from "../../../../schema/slug.ts";

export function addressOfTitle(title: string, options: SlugOptions): string {
  const name = slugOf(title, { longest, ...options });
  return name && `/${name}`;
}

/** An id has only a to z, digits and hyphens; empty for a title without any. */
export function idOfTitle(title: string, options: SlugOptions): string {
  const name = slugOf(title, { longest, ...options })
    .replace(/[^a-z0-9-]+/g, "")
    .replace(/^[^a-z]+|(?<!-)-+$/g, "");
  return name.replace(/-{2,}/g, "-");
}

/** In characters: an address that can still be read out. */
const longest = 60;
