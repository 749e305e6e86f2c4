/** A title such as `Prices | The Bakery` without the name of the site at its end. */
export function titleWithoutSite(title: string, siteName: string): string {
  const alone = title.endsWith(siteName)
    ? title.slice(0, -siteName.length).replace(/\s[-|–—·:]\s$/, "")
    : title;
  return alone === "" || alone.endsWith(" ") ? title : alone;
}
