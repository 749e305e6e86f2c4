import { emailAddress } from "../formats/email/email-address.ts";
import { telephoneHref } from "../telephone/telephone-href.ts";
import { parseUrl } from "../text/parse-url.ts";
import { unprintableAt } from "../text/unprintable.ts";

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
    const href = telephoneHref(written.slice(4));
    // Stars and hashes are not allowed: networks read them as commands, such as to forward all calls.
    return href && /^tel:\+?\d{2,15}(;ext=\d{1,6})?$/.test(href) ? { kind: "contact", href } : undefined;
  }
  if (scheme === "mailto") {
    return isMailto(written) ? { kind: "contact", href: written } : undefined;
  }
  if (scheme !== "http" && scheme !== "https") return undefined;
  const host = /^https?:\/\/([^/?#:]+)(?=[:/?#]|$)/i.exec(written)?.[1];
  const url = parseUrl(written);
  if (host === undefined || !url) return undefined;
  if (url.username || url.password || url.port === "0" || !isPlainHost(host, url.hostname)) return undefined;
  return { kind: "web", href: url.href };
}

function isMailto(written: string): boolean {
  const [address = "", ...queries] = written.slice("mailto:".length).split("?");
  if (!emailAddress.test(address) || queries.length > 1 || !parseUrl(written)) return false;
  return (queries[0] ?? "").split("&").every((part) => {
    const [, key, value = ""] = /^(subject|body)(?:=(.*))?$/i.exec(part) ?? [];
    const text = decoded(value);
    if (key === undefined || text === undefined) return part === "";
    return unprintableAt(text) === undefined && (/^body$/i.test(key) || !/[\r\n]/.test(text));
  });
}

function decoded(written: string): string | undefined {
  try {
    return decodeURIComponent(written);
  } catch {
    return undefined;
  }
}

function isPlainHost(written: string, hostname: string): boolean {
  const labels = written.split(".");
  if (!labels.every((label) => label.length < 64 && /^[^-](?:.*[^-])?$/u.test(label))) return false;
  if (/^[a-z\d_.-]+$/i.test(written)) return written.toLowerCase() === hostname;
  if (!/^[\p{L}\p{M}\p{N}_.-]+$/u.test(written)) return false;
  if (labels.some((label) => /\p{sc=Latin}/u.test(label) && /[\p{sc=Cyrillic}\p{sc=Greek}]/u.test(label)))
    return false;
  return written === written.normalize("NFKC") && /(^|\.)xn--/.test(hostname);
}

const embedProviders = [
  { host: "www.openstreetmap.org", path: /^\/export\/embed\.html$/ },
  { host: "www.google.com", path: /^\/maps\/(embed(\/v1\/[a-z]+)?|d\/embed)$/ },
  { host: "maps.google.com", path: /^\/maps$/, output: "embed" },
] as const;

export const embedHosts: readonly string[] = embedProviders.map(({ host }) => host);

/**
 * The address of a map frame, if it is an https embed of a provider we allow, or from an origin that the site allows:
 * `https://maps.example.com`.
 */
export function safeEmbed(text: string, origins: readonly string[] = []): string | undefined {
  const url = safeUrl(text);
  if (url?.kind !== "web") return undefined;
  const { protocol, host, origin, pathname, searchParams } = new URL(url.href);
  const provided = embedProviders.some(
    (provider) =>
      provider.host === host &&
      provider.path.test(pathname) &&
      (!("output" in provider) || searchParams.getAll("output").join() === provider.output),
  );
  return protocol === "https:" && (provided || origins.includes(origin)) ? url.href : undefined;
}
