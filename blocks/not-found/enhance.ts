/**
 * Sends addresses on that the host would have redirected if it could, and logs the path of any other. The
 * renderer puts the redirects on the body: pairs of an address, or of what an address starts with and a star, and
 * where it leads.
 */
export default function enhance(): void {
  const { pathname } = location;
  const asked = pathname.replace(/\/?$/, "/");
  const redirects = JSON.parse(document.body.dataset.redirects ?? "[]") as [string, string][];
  const found = redirects.find(([from]) =>
    from.endsWith("*") ? asked.startsWith(from.slice(0, -1)) && asked !== from.slice(0, -1) : asked === from,
  );
  if (found) location.replace(found[1]);
  else console.warn(`404: there is no page at ${pathname}`);
}
