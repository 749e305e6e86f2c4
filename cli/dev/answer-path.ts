import { renderDocument } from "../../renderer/render/document.tsx";
import { pictureAddresses } from "../../renderer/render/picture-variants.ts";
import { entryFiles, filePath } from "../../renderer/render/render-site.ts";
import { siteFiles } from "../../renderer/render/site-files.ts";
import { missingPath } from "../../renderer/resolve/routes.ts";
import type { Site, SitePage } from "../../renderer/site.ts";
import { createRenderAssets } from "../assets/render-assets.ts";
import { packageRoot } from "../read/load-blocks.ts";
import { formatText } from "../report/format-text.ts";
import { SiteError } from "../site-error.ts";
import type { Answer } from "./answer.ts";
import { codePlace } from "./code-place.ts";
import { loaderPath } from "./dev-scripts.ts";
import { fontsOf } from "./fonts-of.ts";
import type { CheckedSite, SiteState } from "./site-state.ts";

/** What hosts read themselves and never send. */
const forHosts = ["_redirects", "_headers"];

/**
 * What a static host would answer with at a path (percent-encoded, without its query), had the site been built:
 * a page, a file, a redirect, or the page for missing addresses. Of a site with errors there are its pictures and faces
 * still, which the editor shows; for all else it throws a SiteError that says why there is none.
 */
export async function answerPath(state: SiteState, root: string, path: string): Promise<Answer> {
  const checked = await state.checked();
  const { site, sources } = checked;
  const variant = path.startsWith("/media/") ? pictureAddresses(sources.media)(path) : undefined;
  if (variant) return { kind: "picture", variant };
  const file = fileOf(path);
  const asset = file?.startsWith("assets/") ? await findAsset(state, checked, file) : undefined;
  if (asset) return asset;
  if (!site) throw new SiteError(problemText(checked), 1);
  if (path.startsWith("/media/")) return missing(state, root, site);
  const page = site.pages.find((candidate) => filePath(candidate.path) === file);
  if (page && file)
    return { kind: "text", status: 200, path: file, text: await render(state, root, site, page) };
  const other = [...entryFiles(site), ...siteFiles(site)].find((found) => found.path === file);
  if (other && !forHosts.includes(other.path)) return { kind: "text", status: 200, ...other };
  return redirect(site, path) ?? missing(state, root, site);
}

/** The problems of a site as the command line prints them. */
export function problemText({ sources, problems }: CheckedSite, colour = false): string {
  return formatText(problems, { texts: sources.texts, colour });
}

/** The file in the built site that a host takes for a path; none for a path that means nothing. */
function fileOf(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
      .slice(1)
      .replace(/(^|\/)$/, "$1index.html");
  } catch {
    return undefined;
  }
}

async function findAsset(state: SiteState, checked: CheckedSite, file: string): Promise<Answer | undefined> {
  const fonts = await fontsOf(state, checked);
  const font = fonts && [fonts.display, fonts.text].find((face) => face.path === file);
  if (font) return { kind: "file", path: font.source };
  return checked.site && file.endsWith(".js") ? { kind: "script", path: file } : undefined;
}

async function render(state: SiteState, root: string, site: Site, page: SitePage): Promise<string> {
  const [styles, fonts] = await Promise.all([state.styles(), state.fonts(site.settings.theme)]);
  const assets = createRenderAssets(site.settings, {
    styles,
    fonts,
    scripts: { loader: `/${loaderPath}`, files: [] },
  });
  try {
    return renderDocument(site, page, assets);
  } catch (error) {
    const { message } = error as Error;
    const place = codePlace(error, [root, packageRoot]);
    const where = place ? `\n  ${place}` : "";
    throw new SiteError(`The page ${page.path} could not be rendered: ${message}${where}`, 1);
  }
}

/** Where the `_redirects` of the built site lead from a path, its first rule first; or to the same with a slash. */
function redirect(site: Site, path: string): Answer | undefined {
  const withSlash = `${path}/`;
  if (site.pages.some((page) => page.path !== missingPath && filePath(page.path) === fileOf(withSlash))) {
    return { kind: "redirect", to: withSlash, status: 302 };
  }
  const rule = site.redirects.find(({ from }) =>
    from.endsWith("*") ? withSlash.startsWith(from.slice(0, -1)) : from === path || from === withSlash,
  );
  return rule && { kind: "redirect", to: rule.to, status: rule.status };
}

async function missing(state: SiteState, root: string, site: Site): Promise<Answer> {
  const page = site.pages.find((candidate) => candidate.path === missingPath);
  const text = page
    ? await render(state, root, site, page)
    : "<!doctype html><title>Not found</title>Not found\n";
  return { kind: "text", status: 404, path: "404.html", text };
}
