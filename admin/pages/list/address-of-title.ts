/** An address for a page with this title: "Loft Rooms & Dormers" is /loft-rooms-dormers. Empty without letters in it. */
export function addressOfTitle(title: string): string {
  const name = nameOfTitle(title);
  return name && `/${name}`;
}

/** A title as an id: lower case letters, digits and hyphens, a letter first. */
export function idOfTitle(title: string): string {
  const name = nameOfTitle(title).replace(/^[^a-z]+/, "");
  return name || "page";
}

/** In characters: an address that can still be read out. */
const longest = 60;

function nameOfTitle(title: string): string {
  return title
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, longest)
    .replace(/^-+|-+$/g, "");
}
