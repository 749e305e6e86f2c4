/** What stands in the place of what is another one for each address. */
const other = "…";

/** The address of a page as an owner reads it: "/blog/…" for a page that is made for each post. */
export function addressWords(path: string): string {
  return path.replace(/\{(?:slug|id|page)\}/g, other);
}

/** The path that somebody means who has typed an address over that of a page. */
export function typedAddress(typed: string, path: string): string {
  const [placeholder] = /\{(?:slug|id|page)\}/.exec(path) ?? [];
  return placeholder === undefined ? typed : typed.replace(other, placeholder);
}
