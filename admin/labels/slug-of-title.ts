/** The slug of a title: "Rye & Oats" is rye-oats. `longest` in characters. */
export function slugOfTitle(title: string, longest: number): string {
  return title
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, longest)
    .replace(/^-+|(?<!-)-+$/g, "");
}
