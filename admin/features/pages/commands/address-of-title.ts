import { slugOfTitle } from "../../../labels/slug-of-title.ts";

export function addressOfTitle(title: string): string {
  const name = slugOfTitle(title, longest);
  return name && `/${name}`;
}

export function idOfTitle(title: string): string {
  const name = slugOfTitle(title, longest).replace(/^[^a-z]+/, "");
  return name || "page";
}

/** In characters: an address that can still be read out. */
const longest = 60;
