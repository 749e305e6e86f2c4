import { inSite, siteAddressOf } from "../../renderer/resolve/links.ts";
import { canonicalPath } from "../../renderer/resolve/page-address.ts";
import { safeUrl } from "../../schema/safe-url.ts";
import { withoutTrailingSlashes } from "../../schema/trailing-slashes.ts";
import type { PageDocument, SiteDocument } from "./site-document.ts";

const placeholder = /\{(?:slug|id|page)\}/;

export interface UpdatedPath {
  readonly start: number;
  readonly written: string;
  readonly path: string;
}

export interface LinkUpdater {
  /** The site's own host with its base path: `example.org/school`. */
  readonly host: string | undefined;
  update(link: string): UpdatedPath | undefined;
}

export function createLinkUpdater(config: SiteDocument, paths: ReadonlyMap<string, string>): LinkUpdater {
  const address = siteAddressOf(config.site.url);
  const moved = movedPaths(config.pages, paths);
  const base = address?.base ?? "";
  return {
    host: address && address.host + base,
    update(link) {
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

export function updateLink(link: string, { update }: LinkUpdater): string {
  const updated = update(link);
  if (!updated) return link;
  const { start, written, path } = updated;
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
    const [start = "", end] = canonicalPath(path).split(placeholder);
    if (to === undefined) stayed.add(canonicalPath(path));
    else if (end === undefined) moved.set(canonicalPath(path), to);
    else if (placeholder.test(to)) {
      patterns.push({ start, end, to });
      if (path.includes("{page}"))
        moved.set(canonicalPath(path.replace(placeholder, "")), to.replace(placeholder, ""));
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
        return to.replace(placeholder, () => entry);
    }
    return undefined;
  };
}
