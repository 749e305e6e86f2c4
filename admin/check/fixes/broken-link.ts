import type { EditTarget, ValuePath } from "../../../editing/document/edit.ts";
import type { EditedSite } from "../../../editing/document/site-document.ts";
import { sameValue } from "../../../editing/document/value.ts";
import { inSite, siteAddressOf } from "../../../renderer/resolve/addresses/links.ts";
import { canonicalPath, withoutTrailingSlash } from "../../../renderer/resolve/addresses/page-address.ts";
import { markdownOutline } from "../../../renderer/resolve/markdown/markdown-outline.ts";
import { safeUrl } from "../../../schema/fields/safe-url.ts";
import type { Problem } from "../../../schema/problems/problem.ts";
import { hasToken } from "../../../schema/text/token-syntax.ts";
import { valueOfProblem } from "./value-of-problem.ts";

/** A link to an address of the site that does not exist. */
export interface BrokenLink {
  readonly target: EditTarget;
  /** In the target. */
  readonly path: ValuePath;
  /** The whole value: the address, or the Markdown text that contains the link. */
  readonly written: string;
  /** Whether `written` is a Markdown text. */
  readonly isMarkdown: boolean;
  /** The normalized path that the link leads to. */
  readonly address: string;
}

/** Undefined for a link that contains tokens. */
export function brokenLinkOf(problem: Problem, site: EditedSite): BrokenLink | undefined {
  const { code, offset } = problem;
  const { target, path, value: written } = valueOfProblem(problem, site) ?? {};
  if (code !== "broken-link" || !target || !path || typeof written !== "string") return undefined;
  const isMarkdown = offset !== undefined;
  const href = isMarkdown ? hrefAt(written, offset) : written;
  const address = href !== undefined && !hasToken(href) ? addressIn(href, site) : undefined;
  return address === undefined ? undefined : { target, path, written, isMarkdown, address };
}

export function linksLike(
  link: BrokenLink,
  problems: readonly Problem[],
  site: EditedSite,
): readonly BrokenLink[] {
  const found: BrokenLink[] = [link];
  for (const problem of problems) {
    const other = brokenLinkOf(problem, site);
    if (other?.address !== link.address) continue;
    if (!found.some(({ target, path }) => sameValue([target, path], [other.target, other.path])))
      found.push(other);
  }
  return found;
}

export function addressIn(href: string, { config }: Pick<EditedSite, "config">): string | undefined {
  const url = inSite(safeUrl(href), siteAddressOf(config.site.url));
  return url?.kind === "path" ? withoutTrailingSlash(canonicalPath(url.path)) : undefined;
}

/** In a file with "\r\n", the offset counts both. */
function hrefAt(markdown: string, offset: number): string | undefined {
  const { links } = markdownOutline(markdown);
  const isThere = (start: number) =>
    start === offset || start + markdown.slice(0, start).split("\n").length - 1 === offset;
  return links.find(({ start }) => isThere(start))?.href;
}
