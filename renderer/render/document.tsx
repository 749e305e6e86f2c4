import { escapeHtml } from "../../blocks/_kit/escape-html.ts";
import { jsonForHtml } from "../../blocks/_kit/json-for-html.ts";
import { missingPath } from "../resolve/routes.ts";
import type { Site, SitePage } from "../site.ts";
import type { RenderAssets } from "./assets.ts";
import { contentSecurityPolicy, formEndpointsOf } from "./content-security-policy.ts";
import { Head } from "./head.tsx";
import { markup } from "./markup.tsx";
import { renderBody } from "./render-body.tsx";
import { pageStructuredData } from "./structured-data.ts";

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
  const pairs = site.redirects.map(({ from, to }) => [from, to]);
  return ` data-redirects="${escapeHtml(JSON.stringify(pairs))}"`;
}
