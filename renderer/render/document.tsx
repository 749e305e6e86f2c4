import { escapeHtml } from "../../blocks/_kit/html/escape-html.ts";
import { jsonForHtml } from "../../blocks/_kit/html/json-for-html.ts";
import { directionOf } from "../../blocks/_kit/page/direction.ts";
import { focusRules } from "../../blocks/_kit/pictures/picture-focus.ts";
import { blocksOf } from "../blocks-of.ts";
import { strings } from "../check/strings.ts";
import { searchType } from "../resolve/addresses/search-pages.ts";
import type { Settings, SiteContext, SitePage } from "../site.ts";
import { withBase } from "./addresses.ts";
import type { RenderAssets } from "./assets.ts";
import { consentScript } from "./consent-script.ts";
import { contentSecurityPolicy, defaultPolicyScript, policyDirectives } from "./content-security-policy.ts";
import { headMarkup } from "./head.tsx";
import { deferredValuesIn, picturesIn } from "./pictures-in.ts";
import { renderBody } from "./render-body.tsx";
import type { RenderedFile } from "./rendered-file.ts";
import { pageStructuredData } from "./structured-data.ts";
import { inScheme, isColourScheme, picturesInScheme } from "./styles/colour-scheme.ts";
import { schemeScript } from "./styles/scheme-script.ts";
import { stylesIn } from "./styles/style-attributes.ts";
import { themeAttributes } from "./styles/theme-css.ts";

export function renderDocument(site: SiteContext, page: SitePage, assets: RenderAssets): string {
  const { start, styles, end } = renderDocumentParts(site, page, assets);
  return start + styles + end;
}

/** The HTML of a page in three parts, so that `styles` can be stored once for many pages. */
export interface DocumentParts {
  /** Up to and including `<style>`, or the link to the file of styles. */
  readonly start: string;
  /** The CSS of the page's blocks; empty if it is in a file. */
  readonly styles: string;
  /** From `</style>` on. */
  readonly end: string;
  /** The file of styles that the page loads. */
  readonly styleFile?: RenderedFile;
}

/** The HTML of a page. `onSheet` is called if a block reads its number among the pages. */
export function renderDocumentParts(
  site: SiteContext,
  page: SitePage,
  assets: RenderAssets,
  onSheet?: () => void,
): DocumentParts {
  const { settings } = site;
  const { scheme } = settings.theme;
  const fixed = isColourScheme(scheme) ? scheme : undefined;
  const asDrawn = assets.addressed(renderBody(site, page, onSheet));
  const body = fixed ? picturesInScheme(asDrawn, fixed) : asDrawn;
  const blocks = blocksOf(page);
  const types = blocks.map((block) => block.definition.type);
  const deferred = blocks.flatMap(({ props }) => deferredValuesIn(props));
  const redirects = redirectsFor(site, page);
  const bodyTag = element("body", { ...themeAttributes(settings.theme), "data-redirects": redirects });
  const css = assets.stylesFor(
    site.search && body.includes(searchMark) ? [...types, searchType] : types,
    bodyTag + body + [...strings(deferred, "")].map(({ text }) => text).join(" "),
  );
  const file = assets.styleFile?.(css);
  const focusCss = focusRules([...blocks.map(({ props }) => props), ...deferred].flatMap(picturesIn));
  const ownCss =
    (assets.pageStylesFor?.(body) ?? "") + (focusCss && fixed ? inScheme(focusCss, fixed) : focusCss);
  const rules = speculationRules(settings);
  const defaultPolicy = defaultPolicyScript(page);
  const inline = [...(scheme === "choice" ? [schemeScript] : []), ...(defaultPolicy ? [defaultPolicy] : [])];
  const parts = {
    page,
    body,
    styles: [
      ...(file === undefined ? [assets.hash(css)] : ["'self'"]),
      ...(ownCss ? [assets.hash(ownCss)] : []),
    ],
    styleAttributes: stylesIn(body).map((each) => assets.hash(each)),
  };
  const always = settings.head.scripts.filter(({ consent }) => !consent);
  const consent = consentScript({
    settings,
    strict: policyDirectives({
      ...parts,
      settings: { head: { ...settings.head, scripts: always } },
      scripts: [],
    }),
    attributesOf: (own) => ownScript(settings, own),
  });
  const policy = contentSecurityPolicy({
    ...parts,
    settings,
    scripts: [rules, ...inline, ...(consent ? [consent] : [])].map((each) => assets.hash(each)),
  });
  const head = headMarkup({ site, page, policy, fonts: assets.preloadsFor(page.language) });
  const data = jsonForHtml(pageStructuredData(site, page));
  const needsLoader = redirects !== undefined || body.includes(" data-hydrate-on=");
  const start =
    `<!doctype html>\n${element("html", { lang: page.language, dir: directionOf(page.language) })}\n` +
    `<head>${head}${consent ? `<script>${consent}</script>` : ""}` +
    (file === undefined ? "<style>" : element("link", { rel: "stylesheet", href: withBase(settings, file) }));
  const end =
    (file === undefined ? "</style>" : "") +
    (ownCss && `<style>${ownCss}</style>`) +
    inline.map((each) => `<script>${each}</script>`).join("") +
    (needsLoader ? script({ type: "module", src: withBase(settings, assets.loader) }) : "") +
    always.map((own) => script(ownScript(settings, own))).join("") +
    `<script type="speculationrules">${rules}</script>` +
    `<script type="application/ld+json">${data}</script></head>\n` +
    `${bodyTag}${body}</body>\n</html>\n`;
  if (file === undefined) return { start, styles: css, end };
  return { start, styles: "", end, styleFile: { path: file.slice(1), text: css } };
}

/** The link to the search, in whatever block: its dialog has the styles of the search. */
const searchMark = ` data-enhance="${searchType}"`;

type Attributes = Readonly<Record<string, string | undefined>>;

function element(name: string, attributes: Attributes): string {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${escapeHtml(value)}"`],
  );
  return `<${name}${written.join("")}>`;
}

const script = (attributes: Attributes) => `${element("script", attributes)}</script>`;

function ownScript(
  settings: Settings,
  { src, module, async, data }: Settings["head"]["scripts"][number],
): Attributes {
  return {
    type: module ? "module" : undefined,
    src: withBase(settings, src),
    async: async ? "" : undefined,
    defer: module || async ? undefined : "",
    ...Object.fromEntries(data.map(({ name, value }) => [`data-${name}`, value])),
  };
}

/**
 * Has the browser render a page when a visitor points at a link to it. A script of the site's own, which may count visits,
 * would run before there is one, so the pages of such a site are only fetched. Browsers that save data do neither.
 */
function speculationRules({ base, head }: Settings): string {
  const where = { and: [{ href_matches: `${base}/*` }, { not: { href_matches: `${base}/*.*` } }] };
  const rules = [{ where, eagerness: "moderate" }];
  return JSON.stringify(
    head.scripts.some(({ consent }) => !consent) ? { prefetch: rules } : { prerender: rules },
  );
}

function redirectsFor(
  { redirects }: Pick<SiteContext, "redirects">,
  { missing }: SitePage,
): string | undefined {
  if (!missing || redirects.length === 0) return undefined;
  return JSON.stringify(redirects.filter(({ isFirst }) => !isFirst).map(({ from, to }) => [from, to]));
}
