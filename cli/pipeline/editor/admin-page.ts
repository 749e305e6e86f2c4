import { escapeHtml } from "../../../blocks/_kit/escape-html.ts";
import { type AdminAccess, adminPolicy } from "./admin-policy.ts";

export interface AdminPageOptions extends AdminAccess {
  /** What the addresses of the site start with. */
  readonly base: string;
  readonly script: string;
  readonly styles: readonly string[];
  /** Modules that the first screen needs. */
  readonly modules: readonly string[];
  /** Modules that what the first screen shows next needs: its form and the page. */
  readonly nextModules: readonly string[];
  /** Modules that are loaded once the first screen is there: later, another version of the site may have been published. */
  readonly laterModules: readonly string[];
  /** The module that checks the site in a worker. */
  readonly checks: string;
  /** The address of the published content; none under `site dev`, whose endpoints the editor knows. */
  readonly content?: string;
}

/** The page that the editor runs in. Search engines are asked to leave it out, whatever headers the host sends. */
export function adminPage({
  base,
  script,
  styles,
  modules,
  nextModules,
  laterModules,
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
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="content-security-policy" content="${escapeHtml(adminPolicy(access))}">
<meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content">
<meta name="robots" content="noindex">
<meta name="referrer" content="same-origin">
<meta name="blockwork-host" content="${escapeHtml(content ?? "dev")}">
<meta name="blockwork-checks" content="${escapeHtml(checks)}">
<meta name="blockwork-later" content="${escapeHtml(laterModules.join(" "))}">
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
