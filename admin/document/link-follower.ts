import { inSite, siteAddressOf } from "../../renderer/resolve/links.ts";
import { canonicalPath } from "../../renderer/resolve/page-address.ts";
import { safeUrl } from "../../schema/safe-url.ts";
import { withoutTrailingSlashes } from "../../schema/trailing-slashes.ts";
import type { PageDocument, SiteDocument } from "./site-document.ts";

const hole = /\{(?:slug|id|page)\}/;

export interface FollowedPath {
  readonly start: number;
  readonly written: string;
  readonly path: string;
}

export interface LinkFollower {
  /** The site's own host with its base path: `example.org/school`. */
  readonly host: string | undefined;
  follow(link: string): FollowedPath | undefined;
}

export function linkFollower(config: SiteDocument, paths: ReadonlyMap<string, string>): LinkFollower {
  const address = siteAddressOf(config.site.url);
  const moved = movedPaths(config.pages, paths);
  const base = address?.base ?? "";
  return {
    host: address && address.host + base,
    follow(link) {
      const url = inSite(safeUrl(link), address);
      const to = url?.kind === "path" ? moved(url.path) : undefined;
      const parts = /^(\s*(?:https?:\/\/[^/?#]*)?)([^?#]*)/i.exec(link);
      if (to === undefined || !parts) return undefined;
      const [, host = "", path = ""] = parts;
      const whole = path.trimEnd();
      const before = host.trim() === "" ? host : host + whole.slice(0, base.length);
      const written = host.trim() === "" ? whole : whole.slice(base.length);
      // A link keeps or goes without its slash at the end as it was written.
      const slash = written.endsWith("/") && written !== "/" ? "/" : "";
      const next = canonicalPath(written) === "/" ? to : `${withoutTrailingSlashes(to)}${slash}` || "/";
      return { start: before.length, written, path: next };
    },
  };
}

export function followLink(link: string, { follow }: LinkFollower): string {
  const followed = follow(link);
  if (!followed) return link;
  const { start, written, path } = followed;
  return link.slice(0, start) + path + link.slice(start + written.length);
}

function movedPaths(
  pages: readonly PageDocument[],
  paths: ReadonlyMap<string, string>,
): (path: string) => string | undefined {
  const stayed = new Set<string>();
  const moved = new Map<string, string>();
  const patterns: { readonly start: string; readonly end: string; readonly to: string }[] = [];
  for (const { id, path } of pages) {
    const to = paths.get(id);
    const [start = "", end] = canonicalPath(path).split(hole);
    if (to === undefined) stayed.add(canonicalPath(path));
    else if (end === undefined) moved.set(canonicalPath(path), to);
    else if (hole.test(to)) {
      patterns.push({ start, end, to });
      if (path.includes("{page}")) moved.set(canonicalPath(path.replace(hole, "")), to.replace(hole, ""));
    }
  }
  return (path) => {
    const wanted = canonicalPath(path);
    if (stayed.has(wanted)) return undefined;
    const page = moved.get(wanted);
    if (page !== undefined) return page;
    for (const { start, end, to } of patterns) {
      const entry = wanted.slice(start.length, -end.length || undefined);
      if (wanted === `${start}${entry}${end}` && entry && !entry.includes("/"))
        return to.replace(hole, () => entry);
    }
    return undefined;
  };
}
