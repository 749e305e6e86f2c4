/** Under which name a browser keeps what belongs to one site: two editors at one address edit one site. */
export function siteKey(file: string, { origin, pathname }: Pick<Location, "origin" | "pathname">): string {
  const folder = pathname.slice(0, pathname.lastIndexOf("/") + 1);
  return `${origin}${folder} ${file}`;
}
