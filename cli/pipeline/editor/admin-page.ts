import { escapeHtml } from "../../../blocks/_kit/html/escape-html.ts";
import { type AdminAccess, adminPolicy } from "./admin-policy.ts";

/** The parts of the editor's HTML page; addresses are as they are written into it. */
interface AdminPageOptions extends AdminAccess {
  /** The path that the site is served from; empty at the root of its host. */
  readonly base: string;
  /** The address of the entry module. */
  readonly script: string;
  readonly styles: readonly string[];
  /** Modules of the first screen, which are preloaded. */
  readonly modules: readonly string[];
  /** Modules that are preloaded at low priority. */
  readonly nextModules: readonly string[];
  /** The address of the worker that checks the site. */
  readonly checks: string;
  /** The address of the site's content; absent in `site dev`, where it is an endpoint. */
  readonly content?: string;
}

export function adminPage({
  base,
  script,
  styles,
  modules,
  nextModules,
  checks,
  content,
  ...access
}: AdminPageOptions): string {
  const links = [
    ...styles.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`),
    ...modules.map((href) => `<link rel="modulepreload" href="${escapeHtml(href)}">`),
    ...nextModules.map((href) => `<link rel="modulepreload" href="${escapeHtml(href)}" fetchpriority="low">`),
    ...(content ? [`<link rel="preload" as="fetch" href="${escapeHtml(content)}" crossorigin>`] : []),
  ];
  return `<!doctype html>
<html lang="en" translate="no">
<head>
<meta charset="utf-8">
<meta http-equiv="content-security-policy" content="${escapeHtml(adminPolicy(access))}">
<meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content">
<meta name="robots" content="noindex">
<meta name="referrer" content="same-origin">
<meta name="blockwork-host" content="${escapeHtml(content ?? "dev")}">
<meta name="blockwork-checks" content="${escapeHtml(checks)}">
<title>Editor</title>
<link rel="icon" href="${escapeHtml(base)}/favicon.svg">
${links.map((link) => `${link}\n`).join("")}</head>
<body>
<div id="root"></div>
<noscript>The editor needs JavaScript. The site itself does not.</noscript>
<script type="module" src="${escapeHtml(script)}"></script>
</body>
</html>
`;
}
