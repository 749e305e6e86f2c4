import { escapeHtml } from "../../blocks/_kit/escape-html.ts";

export interface AdminPageOptions {
  readonly policy: string;
  /** What the editor is told of its host: `dev`, or the address of the published content. */
  readonly host: string;
  readonly script: string;
  readonly styles?: readonly string[];
  /** Modules and JSON that are asked for before the script asks for them. */
  readonly preload?: { readonly modules: readonly string[]; readonly json: string };
}

/** The page that the editor runs in. Search engines are asked to leave it out, whatever headers the host sends. */
export function adminPage({ policy, host, script, styles = [], preload }: AdminPageOptions): string {
  const address = (text: string) => escapeHtml(text);
  const links = [
    ...styles.map((href) => `<link rel="stylesheet" href="${address(href)}">`),
    ...(preload?.modules ?? []).map((href) => `<link rel="modulepreload" href="${address(href)}">`),
    ...(preload ? [`<link rel="preload" as="fetch" href="${address(preload.json)}" crossorigin>`] : []),
  ];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="content-security-policy" content="${address(policy)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="referrer" content="same-origin">
<meta name="blockwork-host" content="${address(host)}">
<title>Editor</title>
<link rel="icon" href="/favicon.svg">
${links.map((link) => `${link}\n`).join("")}</head>
<body>
<div id="root"></div>
<noscript>The editor needs JavaScript. The site itself does not.</noscript>
<script type="module" src="${address(script)}"></script>
</body>
</html>
`;
}
