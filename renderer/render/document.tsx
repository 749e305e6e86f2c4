import type { ReactElement } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { escapeHtml } from "../../blocks/_kit/escape-html.ts";
import { IslandRenderer } from "../../blocks/_kit/island.tsx";
import { jsonForHtml } from "../../blocks/_kit/json-for-html.ts";
import { pictureUrl } from "../../blocks/_kit/picture-attributes.ts";
import { missingPath } from "../resolve/routes.ts";
import type { Site, SitePage } from "../site.ts";
import type { RenderAssets } from "./assets.ts";
import { contentSecurityPolicy, formEndpointsOf } from "./content-security-policy.ts";
import { PageBody } from "./page-body.tsx";
import { absoluteUrl, pageStructuredData } from "./structured-data.ts";

/** A page as a whole HTML document. */
export function renderDocument(site: Site, page: SitePage, assets: RenderAssets): string {
  const body = renderBody(site, page);
  const css = assets.stylesFor(page.blocks.map((block) => block.definition.type));
  const policy = contentSecurityPolicy(body, {
    style: assets.hash(css),
    script: assets.hash(speculationRules),
    formEndpoints: formEndpointsOf(page),
  });
  const head = markup(<Head site={site} page={page} policy={policy} fonts={assets.preload} />);
  const data = jsonForHtml(pageStructuredData(site, page));
  const loader = body.includes(" data-wake=") ? `<script type="module" src="${assets.loader}"></script>` : "";
  return (
    `<!doctype html>\n<html lang="${site.settings.language}">\n<head>${head}<style>${css}</style>${loader}` +
    `<script type="speculationrules">${speculationRules}</script>` +
    `<script type="application/ld+json">${data}</script></head>\n` +
    `<body${redirectsFor(site, page)}>${body}</body>\n</html>\n`
  );
}

/** Lets the browser fetch a page of ours when a visitor points at a link to it; it does not when data is saved. */
const speculationRules = JSON.stringify({
  prefetch: [{ where: { href_matches: "/*" }, eagerness: "moderate" }],
});

/** What the page for missing addresses does in the browser where the host could not redirect. */
function redirectsFor(site: Site, page: SitePage): string {
  if (page.path !== missingPath || site.redirects.length === 0) return "";
  const pairs = site.redirects.map(({ from, to }) => [from.replace(/\*$/, ""), to]);
  return ` data-redirects="${escapeHtml(JSON.stringify(pairs))}"`;
}

/**
 * The page as static markup, each island in it rendered for itself with a prefix of its own: React's renderer
 * can't be entered twice, so the islands' places are filled in after.
 */
function renderBody(site: Site, page: SitePage): string {
  const islands: { element: ReactElement; prefix: string }[] = [];
  const hold = (element: ReactElement, prefix: string) =>
    `<!--island-${islands.push({ element, prefix }) - 1}-->`;
  const body = markup(
    <IslandRenderer value={hold}>
      <PageBody site={site} page={page} />
    </IslandRenderer>,
  );
  return body.replace(/<!--island-(\d+)-->/g, (_, index: string) => {
    const island = islands[Number(index)];
    return island ? withoutSlashes(renderToString(island.element, { identifierPrefix: island.prefix })) : "";
  });
}

function markup(element: ReactElement): string {
  return withoutSlashes(renderToStaticMarkup(element));
}

/** Markup without React's slashes on void elements; it writes no other "/>", since it escapes every ">". */
function withoutSlashes(html: string): string {
  return html.replaceAll("/>", ">");
}

interface HeadProps {
  readonly site: Site;
  readonly page: SitePage;
  readonly policy: string;
  readonly fonts: readonly string[];
}

function Head({ site, page, policy, fonts }: HeadProps) {
  const { settings } = site;
  const missing = page.path === missingPath;
  const url = absoluteUrl(settings, page.path);
  const picture = page.picture ?? settings.company.picture;
  return (
    <>
      <meta charSet="utf-8" />
      <meta httpEquiv="content-security-policy" content={policy} />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{page.title}</title>
      <meta name="description" content={page.description} />
      {page.keywords.length > 0 && <meta name="keywords" content={page.keywords.join(", ")} />}
      {!page.listed && <meta name="robots" content="noindex" />}
      {!missing && <link rel="canonical" href={url} />}
      {fonts.map((font) => (
        <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
      ))}
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="alternate" type="application/atom+xml" title={settings.company.name} href="/feed.xml" />
      <meta name="theme-color" content={settings.theme.light.paper} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={settings.theme.dark.paper} media="(prefers-color-scheme: dark)" />
      <meta property="og:type" content={page.modified ? "article" : "website"} />
      <meta property="og:site_name" content={settings.company.name} />
      <meta property="og:locale" content={settings.language.replace("-", "_")} />
      <meta property="og:title" content={page.title} />
      <meta property="og:description" content={page.description} />
      {!missing && <meta property="og:url" content={url} />}
      {picture && (
        <>
          <meta
            property="og:image"
            content={absoluteUrl(settings, pictureUrl(picture, Math.min(1200, picture.width), "jpg"))}
          />
          <meta property="og:image:alt" content={picture.alt} />
        </>
      )}
      <meta name="twitter:card" content={picture ? "summary_large_image" : "summary"} />
    </>
  );
}
