/** Replaces the part of an address that differs for each entry. */
const entryPlaceholder = "…";

/** "/blog/…" for a page that is made for each post. */
export function addressLabel(path: string): string {
  return path.replace(/\{(?:slug|id|page)\}/g, entryPlaceholder);
}

/** The path that is meant by an address that was typed over the shown one. */
export function typedAddress(typed: string, path: string): string {
  const [placeholder] = /\{(?:slug|id|page)\}/.exec(path) ?? [];
  return placeholder === undefined ? typed : typed.replace(entryPlaceholder, placeholder);
}
