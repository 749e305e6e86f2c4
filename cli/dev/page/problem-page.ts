import { createHash } from "node:crypto";
import { escapeHtml } from "../../../blocks/_kit/html/escape-html.ts";
import { placeText, type ShownPlace, type ShownProblem } from "../../report/shown-problem.ts";

/** For the page and, in a shadow tree, for the dialog over a page that is there already. */
const css = `
:root, :host { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
:host { --ink: light-dark(#1c1917, #f5f5f4); --paper: light-dark(#fff, #1c1917); --red: light-dark(#b91c1c, #fca5a5);
  --amber: light-dark(#92400e, #fcd34d); --blue: light-dark(#1d4ed8, #93c5fd); --shade: light-dark(#f5f5f4, #292524) }
:root { --ink: light-dark(#1c1917, #f5f5f4); --paper: light-dark(#fff, #1c1917); --red: light-dark(#b91c1c, #fca5a5);
  --amber: light-dark(#92400e, #fcd34d); --blue: light-dark(#1d4ed8, #93c5fd); --shade: light-dark(#f5f5f4, #292524) }
body { margin: 0; background: var(--paper); color: var(--ink) }
main, dialog { box-sizing: border-box; padding: 1.5rem clamp(1rem, 5vw, 2.5rem) }
main { max-width: 72rem }
dialog { inline-size: min(72rem, 100vw - 1rem); max-inline-size: none; max-block-size: calc(100dvh - 1rem); overflow: auto;
  border: 0; border-block-start: .375rem solid var(--red); border-radius: .375rem; background: var(--paper); color: var(--ink) }
dialog::backdrop { background: rgb(0 0 0 / .6) }
h1 { margin: 0 0 .5rem; font-size: 1.375rem; line-height: 1.25 }
h1:focus { outline: none }
ol { margin: 1.5rem 0; padding: 0; list-style: none }
li + li { margin-block-start: 1.5rem; border-block-start: 1px solid light-dark(#d6d3d1, #57534e); padding-block-start: 1.5rem }
h2 { margin: 0 0 .25rem; font-size: 1rem; overflow-wrap: anywhere }
h2 b { color: var(--red) }
h2 b.warning { color: var(--amber) }
code, pre, .place { font-family: ui-monospace, monospace; font-size: .875rem }
h2 code { color: inherit; opacity: .75; font-weight: 400 }
.place { min-block-size: 1.5rem; padding: 0; border: 0; background: none; color: var(--blue); text-decoration: underline;
  text-align: start; overflow-wrap: anywhere; cursor: pointer }
:focus-visible { outline: .1875rem solid var(--blue); outline-offset: .125rem }
pre { margin: .5rem 0; padding: .75rem 0; overflow-x: auto; background: var(--shade); border-radius: .25rem; line-height: 1.5 }
p { margin: .25rem 0 }
aside { position: fixed; z-index: 2147483647; inset-block-end: 1rem; inset-inline-end: 1rem; max-inline-size: calc(100vw - 2rem) }
aside button { min-block-size: 2.25rem; padding: .375rem .875rem; border: 1px solid; border-inline-start: .375rem solid var(--amber); border-radius: .375rem;
  background: var(--paper); color: var(--ink); font: inherit; font-size: .875rem; text-align: start; cursor: pointer }
dialog > button { float: inline-end; position: sticky; inset-block-start: 0; margin-inline-start: 1rem; min-block-size: 2.25rem; padding: 0 .875rem; font: inherit;
  border: 1px solid; border-radius: .25rem; background: var(--paper); color: var(--ink); cursor: pointer }
`.replace(/\n\s*/g, " ");

interface PageOptions {
  readonly canOpen: boolean;
  /** Whether the code has gone on, so that a note in a corner does. */
  readonly isHandled?: boolean;
  readonly heading?: string;
  readonly note?: string;
}

/** A page in place of one that can't be shown: what the command line prints, and nothing else of ours. */
export function problemPage(problems: readonly ShownProblem[], options: PageOptions): string {
  const {
    heading = "This page can't be shown yet",
    note = "It comes back by itself when this is put right.",
  } = options;
  const hash = createHash("sha256").update(css).digest("base64");
  const policy = `default-src 'none'; style-src 'sha256-${hash}'; script-src 'self'; connect-src 'self'; base-uri 'none'`;
  return `<!doctype html>
<html lang="en" data-problems${options.isHandled ? " data-handled" : ""}><head><meta charset="utf-8"><meta http-equiv="content-security-policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>This page can't be shown</title><style>${css}</style></head>
<body><main><h1 id="title" tabindex="-1">${heading}</h1>
<ol>${problems.map((problem) => item(problem, options)).join("")}</ol>
<p role="status"></p><p>${note}</p></main></body></html>
`;
}

export function denialPage(sentence: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta http-equiv="content-security-policy" content="default-src 'none'; base-uri 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>Not here</title></head>
<body><main><h1>Not here</h1><p>${escapeHtml(sentence)}</p></main></body></html>
`;
}

function item({ sentences, place, frame, advice }: ShownProblem, options: PageOptions): string {
  const headings = sentences.map(({ severity, message, code }) => {
    const name = { error: "<b>Error</b>", warning: `<b class="warning">Warning</b>`, note: "<b>Note</b>" }[
      severity
    ];
    return `<h2>${name} ${escapeHtml(message)}${code === undefined ? "" : ` <code>[${escapeHtml(code)}]</code>`}</h2>`;
  });
  const parts = [
    ...headings,
    ...(place ? [`<p>${placeButton(place, options)}</p>`] : []),
    ...(frame === undefined
      ? []
      : [`<pre tabindex="0" role="region" aria-label="Code">${escapeHtml(frame)}</pre>`]),
    ...advice.map(
      ({ text, place: other }) =>
        `<p>${other ? `${placeButton(other, options)} ` : ""}${escapeHtml(text)}</p>`,
    ),
  ];
  return `<li>${parts.join("\n")}</li>`;
}

function placeButton(place: ShownPlace, { canOpen }: PageOptions): string {
  const text = escapeHtml(placeText(place));
  if (!canOpen) return `<code>${text}</code>`;
  const value = escapeHtml(JSON.stringify({ file: place.file, line: place.line, column: place.column }));
  return `<button type="button" class="place" data-place="${value}">${text}</button>`;
}
