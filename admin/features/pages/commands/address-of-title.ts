import { slugOfTitle } from "../../../labels/slug-of-title.ts";

/** An address for a page with this title: "Loft Rooms & Dormers" is /loft-rooms-dormers. Empty without letters in it. */
export function addressOfTitle(title: string): string {
  const name = slugOfTitle(title, longest);
  return name && `/${name}`;
}

/** A title as an id: lower case letters, digits and hyphens, a letter first. */
export function idOfTitle(title: string): string {
  const name = slugOfTitle(title, longest).replace(/^[^a-z]+/, "");
  return name || "page";
}

/** In characters: an address that can still be read out. */
const longest = 60;
