/** Where a link leads: inside the site, to another site, or to a program (mail, telephone). */
export type Url =
  | { readonly kind: "path"; readonly path: string; readonly suffix: string }
  | { readonly kind: "anchor"; readonly anchor: string }
  | { readonly kind: "web"; readonly href: string }
  | { readonly kind: "contact"; readonly href: string };

/**
 * Takes a link apart if it is one that may be written into a page: a path of this site (`/services?a#b`), an
 * anchor (`#form`), or an http, https, mailto or tel address. Everything else gives nothing, `javascript:`,
 * `data:`, `//host`, backslashes and control characters among it. White space inside a telephone number goes.
 */
export function safeUrl(text: string): Url | undefined {
  const written = text.trim();
  if (/[\p{Cc}\p{Zl}\p{Zp}\\]/u.test(written) || written === "") return undefined;
  if (written.startsWith("#")) return { kind: "anchor", anchor: written.slice(1) };
  if (written.startsWith("/")) {
    if (written.startsWith("//") || /\s/.test(written)) return undefined;
    const [path = ""] = written.split(/[?#]/, 1);
    if (/(^|\/)\.\.?(\/|$)/.test(path)) return undefined;
    return { kind: "path", path, suffix: written.slice(path.length) };
  }
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(written)?.[1]?.toLowerCase();
  if (scheme === "tel") {
    const number = written.slice(4).replace(/[\s()-]/g, "");
    return /^\+?[0-9*#]+$/.test(number) ? { kind: "contact", href: `tel:${number}` } : undefined;
  }
  if (scheme === "mailto") {
    const address = /^mailto:[^\s@<>"]+@[^\s@<>"]+$/i.test(written) && URL.canParse(written);
    return address ? { kind: "contact", href: written } : undefined;
  }
  if (scheme !== "http" && scheme !== "https") return undefined;
  if (!/^https?:\/\/[^/\s]/i.test(written) || !URL.canParse(written)) return undefined;
  const url = new URL(written);
  if (url.username || url.password) return undefined;
  return { kind: "web", href: url.href };
}

/** Hosts whose frames a page may hold, each with the path their embeds live under. */
const embedProviders = [
  { name: "OpenStreetMap", host: "www.openstreetmap.org", path: "/export/embed.html" },
  { name: "Google Maps", host: "www.google.com", path: "/maps/embed" },
  { name: "Google Maps", host: "maps.google.com", path: "/maps" },
] as const;

/** The hosts that frames of a page can come from. */
export const embedHosts: readonly string[] = embedProviders.map(({ host }) => host);

/** The address of a map frame, if it is an https embed of a provider we allow. */
export function safeEmbed(text: string): string | undefined {
  const url = safeUrl(text);
  if (url?.kind !== "web") return undefined;
  const { protocol, host, pathname } = new URL(url.href);
  const allowed = embedProviders.some(
    (provider) =>
      provider.host === host && (pathname === provider.path || pathname.startsWith(`${provider.path}/`)),
  );
  return protocol === "https:" && allowed ? url.href : undefined;
}
