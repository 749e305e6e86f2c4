import { createHash } from "node:crypto";
import { escapeHtml } from "../../blocks/_kit/escape-html.ts";

const css = `:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}body{margin:0;padding:2rem clamp(1rem,5vw,4rem);max-width:80rem}h1{font-size:1.5rem}pre{font:.9375rem/1.6 ui-monospace,monospace;white-space:pre-wrap;overflow-wrap:anywhere;border-left:.25rem solid #c2410c;padding-left:1rem}`;

/** A page in place of one that can't be shown: the text that the command line prints, and nothing else of ours. */
export function problemPage(text: string): string {
  const hash = createHash("sha256").update(css).digest("base64");
  const policy = `default-src 'none'; style-src 'sha256-${hash}'; script-src 'self'; connect-src 'self'; base-uri 'none'`;
  return `<!doctype html>
<html lang="en" data-problems><head><meta charset="utf-8"><meta http-equiv="content-security-policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>This page can't be shown</title><style>${css}</style></head>
<body><main><h1>This page can't be shown yet</h1>
<pre>${escapeHtml(text.trimEnd())}</pre>
<p>It comes back by itself when this is put right.</p></main></body></html>
`;
}
