import { renderDocument } from "../../../renderer/render/document.tsx";
import { pictureAddresses } from "../../../renderer/render/picture-variants.ts";
import { filePath } from "../../../renderer/render/render-site.ts";
import type { RenderedFile } from "../../../renderer/render/rendered-file.ts";
import { siteFiles } from "../../../renderer/render/site-files.ts";
import { searchFiles } from "../../../renderer/search/search-files.ts";
import type { Site } from "../../../renderer/site.ts";
import { redirectTarget } from "../../../renderer/visitor/redirect-target.ts";
import { parseUrl } from "../../../schema/text/parse-url.ts";
import { codePlace } from "../../assets/bundle/code-position.ts";
import { makeDrawings } from "../../assets/drawings/make-drawings.ts";
import { filesOf } from "../../assets/fonts/fonts.ts";
import { withDrawLimit } from "../../assets/own-code/draw-limit.ts";
import { createRenderAssets } from "../../assets/render-assets.ts";
import { packageRoot } from "../../files/package-root.ts";
import { SiteError } from "../../files/site-error.ts";
import { openCache } from "../../incremental/cache.ts";
import { copiedFiles } from "../../pipeline/read/copied-files.ts";
import { maxShown } from "../../report/format-text.ts";
import { noProgress } from "../../report/progress.ts";
import { shownProblems } from "../../report/shown-problem.ts";
import { localAddress } from "../http/local-address.ts";
import type { Answer, SiteRequest } from "./answer.ts";
import { builtFile } from "./built-file.ts";
import { loaderPath } from "./dev-scripts.ts";
import { baseOf, fontChoicesOf, fontsOf } from "./fonts-of.ts";
import type { CheckedSite, SiteState } from "./site-state.ts";
import { findStoredPicture } from "./stored-picture.ts";
import type { FoundPage } from "./unchecked-pages.ts";

/** What hosts read themselves and never send. */
const forHosts = ["_redirects", "_headers", ".htaccess"];

/**
 * What a static host would answer with at an address (percent-encoded, with its query), had the site been built: a
 * page, a file, a redirect, or the page for missing addresses. Of a site with errors there are its pictures, fonts and
 * copied files still, which the editor shows; for all else it says why there is none. Throws a SiteError for what fails
 * while the page is made.
 */
export async function answerPath(
  state: SiteState,
  root: string,
  { address: asked, isLocal }: SiteRequest,
): Promise<Answer> {
  const address = localAddress(asked);
  const [whole = "", query] = address.split("?");
  const { site: withQuery } = query === undefined ? { site: undefined } : await state.checked();
  const first = withQuery && redirectTo(withQuery, address, true);
  if (first) return first;
  const found = await state.page(whole);
  if (found)
    return {
      kind: "text",
      status: 200,
      path: filePath(found.page),
      text: await render(state, root, found),
    };
  const checked = await state.checked();
  const { site, sources } = checked;
  const base = baseOf(checked);
  if (base !== "" && (whole === "/" || whole === base))
    return { kind: "redirect", to: `${base}/`, status: 302 };
  // The editor is at the top of this server, with the site's sign.
  if (base !== "" && whole === "/favicon.svg")
    return { kind: "redirect", to: `${base}/favicon.svg`, status: 302 };
  const isBelow = base === "" || whole.startsWith(`${base}/`);
  // What is outside of the site's path is not the site's, so its page for missing addresses does not answer.
  if (!isBelow)
    return { kind: "text", status: 404, path: "missing.txt", text: `Not found: the site is at ${base}/\n` };
  const path = whole.slice(base.length);
  const variant = path.startsWith("/media/") ? pictureAddresses(sources.media)(path) : undefined;
  if (variant) return { kind: "picture", variant };
  // The editor shows a picture whose deletion was undone before it is saved; it is on this machine.
  const kept = isLocal ? await findStoredPicture(root, path) : undefined;
  if (kept) return { kind: "picture", ...kept };
  const file = builtFile(path);
  const copied = copiedFiles(sources).find((each) => each.path === file);
  if (copied) return { kind: "file", path: copied.source };
  const asset = file?.startsWith("assets/") ? await findAsset(state, root, { checked, file }) : undefined;
  if (asset) return asset;
  if (!site) return { kind: "problems", problems: problemsOf(checked) };
  if (path.startsWith("/media/")) return missing(state, root, checked);
  const drawn = file?.endsWith(".png") ? await drawnFile(state, root, { checked, site, file }) : undefined;
  if (drawn) return drawn;
  const other = siteFiles(site).find((found) => found.path === file);
  if (other && !forHosts.includes(other.path)) return { kind: "text", status: 200, ...other };
  const ofSearch =
    site.search && file?.endsWith(".json")
      ? await searchFile(state, root, { checked, site, file })
      : undefined;
  if (ofSearch) return { kind: "text", status: 200, ...ofSearch };
  return redirect(site, address) ?? missing(state, root, checked, path);
}

function problemsOf({ sources, problems }: CheckedSite) {
  return shownProblems(problems.slice(0, maxShown), sources.texts);
}

async function findAsset(
  state: SiteState,
  root: string,
  { checked, file }: Pick<Wanted, "checked" | "file">,
): Promise<Answer | undefined> {
  const imported = await state.codeFile(file);
  if (imported) return { kind: "asset", path: file, bytes: imported };
  if (file.endsWith(".woff2")) {
    const fonts = await fontsOf(state, checked);
    const ofTheme = fonts && filesOf(fonts, []).find((each) => each.path === file);
    const font =
      ofTheme ?? (await fontChoicesOf(root, state, checked)).files.find((each) => each.path === file);
    return font && { kind: "asset", ...font };
  }
  return checked.site && { kind: "script", path: file, base: baseOf(checked) };
}

interface Wanted {
  readonly checked: CheckedSite;
  readonly site: Site;
  /** Relative to the output folder. */
  readonly file: string;
}

async function drawnFile(
  state: SiteState,
  root: string,
  { checked, site, file }: Wanted,
): Promise<Answer | undefined> {
  const fonts = await fontsOf(state, checked);
  if (!fonts) return undefined;
  const [drawn] = await makeDrawings(site, {
    cache: openCache(root),
    fonts,
    progress: noProgress,
    isWanted: (path) => path === file,
  });
  return drawn && { kind: "asset", path: drawn.path, bytes: await drawn.read() };
}

async function render(state: SiteState, root: string, found: FoundPage): Promise<string> {
  const { site, page } = found;
  const [styles, fonts] = await Promise.all([state.styles(), fontsOf(state, found)]);
  if (!fonts) throw new SiteError("The fonts of the theme could not be loaded.", 1);
  const assets = createRenderAssets(site.settings, {
    styles,
    fonts,
    scripts: { loader: `/${loaderPath}` },
  });
  try {
    return withDrawLimit(`The page ${page.path}`, () => renderDocument(site, page, assets));
  } catch (error) {
    const { message, cause } = error as Error;
    const place = codePlace(cause ?? error, [root, packageRoot]);
    const where = place ? `\n  ${place}` : "";
    throw new SiteError(`The page ${page.path} could not be rendered: ${message}${where}`, 1);
  }
}

const searched = new WeakMap<Site, Promise<readonly RenderedFile[]>>();

async function searchFile(
  state: SiteState,
  root: string,
  { checked: { sources }, site, file }: Wanted,
): Promise<RenderedFile | undefined> {
  const files =
    searched.get(site) ??
    searchFiles(site, (page) => render(state, root, { sources, site, page: site.whole(page) }));
  searched.set(site, files);
  return (await files).find(({ path }) => path === file);
}

const partsOf = (address: string): { readonly pathname: string; readonly search: string } =>
  parseUrl(`http://localhost${address}`) ?? { pathname: "/", search: "" };

function redirect(site: Site, address: string): Answer | undefined {
  const { pathname, search } = partsOf(address);
  const withSlash = `${pathname}/`;
  const own = builtFile(withSlash, site.settings.base);
  if (site.pages.some((page) => !page.missing && filePath(page) === own))
    return { kind: "redirect", to: localAddress(withSlash) + search, status: 302 };
  return redirectTo(site, address, false);
}

function redirectTo(site: Site, address: string, isFirst: boolean): Answer | undefined {
  const { pathname, search } = partsOf(address);
  for (const { from, to, status, ...redirect } of site.redirects) {
    if ((redirect.isFirst ?? false) !== isFirst) continue;
    const target = redirectTarget([[from, to]], { pathname, search });
    if (target !== undefined) return { kind: "redirect", to: target, status };
  }
  return undefined;
}

async function missing(
  state: SiteState,
  root: string,
  { site, sources }: CheckedSite,
  path = "/",
): Promise<Answer> {
  const pages = (site?.pages ?? [])
    .filter((candidate) => candidate.missing && path.startsWith(candidate.path.replace(/404\/$/, "")))
    .sort((one, other) => other.path.length - one.path.length);
  const [page] = pages;
  const text =
    site && page
      ? await render(state, root, { sources, site, page: site.whole(page) })
      : "<!doctype html><title>Not found</title>Not found\n";
  return { kind: "text", status: 404, path: "404.html", text };
}
