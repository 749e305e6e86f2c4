import { createHash } from "node:crypto";
import { escapeHtml } from "../../../blocks/_kit/html/escape-html.ts";
import type { DescribedBlock } from "../engine/draw-sample.ts";

const css = `
:root { color-scheme: light dark; --ink: light-dark(#1c1917, #f5f5f4); --soft: light-dark(#57534e, #a8a29e); --paper: light-dark(#fff, #1c1917);
  --shade: light-dark(#f5f5f4, #292524); --line: light-dark(#d6d3d1, #57534e); --field: light-dark(#78716c, #a8a29e);
  --blue: light-dark(#1d4ed8, #93c5fd); --red: light-dark(#b91c1c, #fca5a5); font: 1rem/1.5 system-ui, sans-serif }
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink) }
a { color: var(--blue) }
:focus-visible { outline: .1875rem solid var(--blue); outline-offset: .125rem }
header { padding: 1rem clamp(1rem, 3vw, 2rem); border-block-end: 1px solid var(--line) }
h1 { margin: 0; font-size: 1.375rem; line-height: 1.25 }
h2 { margin: 0 0 .75rem; font-size: 1rem }
h2 .soft, h1 code { font-weight: 400 }
h3 { margin: 0 0 .25rem; font-size: .9375rem }
p { margin: .25rem 0; max-width: 60ch }
code { font-family: ui-monospace, monospace; font-size: .875em; overflow-wrap: anywhere }
.soft { color: var(--soft) }
.list { padding: 1.5rem clamp(1rem, 3vw, 2rem); max-width: 80rem }
.list section + section { margin-block-start: 2rem }
.list ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr)); gap: 1rem; margin: 0; padding: 0; list-style: none }
.list li { border: 1px solid var(--line); border-radius: .375rem; padding: .75rem 1rem }
.list li p { font-size: .875rem }
.controls { display: flex; flex-wrap: wrap; gap: .75rem 1.25rem; align-items: end; margin-block-start: .75rem }
.controls label, .field > label, .field legend { font-size: .875rem; font-weight: 600 }
.controls > label { display: grid; gap: .25rem }
.controls select { font-weight: 400 }
form > p { margin-block-end: 1rem; font-size: .875rem }
.controls .check, .field .check { display: flex; gap: .5rem; align-items: center; min-block-size: 2.25rem; font-weight: 600 }
input, select, textarea, button { font: inherit; color: inherit; background: var(--paper); border: 1px solid var(--field); border-radius: .25rem; min-block-size: 2.25rem; padding: .25rem .625rem }
input[type=checkbox] { min-block-size: 0; inline-size: 1.125rem; block-size: 1.125rem; margin: 0 }
button { cursor: pointer }
.bench { display: grid; grid-template-columns: minmax(0, 1fr) 24rem; align-items: start }
.frames { padding: 1.5rem clamp(1rem, 3vw, 2rem); background: var(--shade); min-block-size: 100vh; display: grid; grid-template-columns: minmax(0, 1fr); align-content: start; gap: 2rem }
.scroll { overflow-x: auto; padding: .25rem }
iframe { display: block; box-sizing: content-box; border: 1px solid var(--line); background: var(--paper); resize: vertical }
.findings { margin: .5rem 0 0; padding: 0 0 0 1.25rem; font-size: .875rem; overflow-wrap: anywhere }
.findings li + li { margin-block-start: .25rem }
.wrong { color: var(--red) }
form { padding: 1.5rem clamp(1rem, 2vw, 1.5rem); position: sticky; inset-block-start: 0; max-block-size: 100vh; overflow-y: auto }
.field { margin-block-end: 1rem; min-inline-size: 0 }
.field > input:not([type=checkbox]), .field > select, .field > textarea { inline-size: 100% }
.field > label { display: block }
.field p { font-size: .8125rem }
fieldset.field { margin-inline: 0; border: 1px solid var(--line); border-radius: .375rem; padding: .75rem }
.items { margin: 0; padding: 0; list-style: none }
.items > li { border-block-start: 1px solid var(--line); padding-block: .75rem }
.buttons { display: flex; flex-wrap: wrap; gap: .5rem }
@media (width < 60rem) { .bench { grid-template-columns: minmax(0, 1fr) } form { position: static; max-block-size: none } .frames { min-block-size: 0 } }
`.replace(/\n\s*/g, " ");

const hash = createHash("sha256").update(css).digest("base64");
const policy = `default-src 'none'; style-src 'sha256-${hash}'; script-src 'self'; connect-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'`;

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta http-equiv="content-security-policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title><style>${css}</style></head>
<body>${body}</body></html>
`;
}

/** The list of all blocks, the site's own first, each with the way to its workbench. */
export function blockListPage(blocks: readonly DescribedBlock[]): string {
  const own = blocks.filter(({ isOwn }) => isOwn);
  const others = blocks.filter(({ isOwn }) => !isOwn);
  const none = `<p>The site has no blocks of its own yet. Make one with <code>site new block NAME</code>.</p>`;
  return page(
    "Blocks",
    `<header><h1>Blocks</h1><p class="soft">Each one alone, with its samples, at three widths.</p></header>
<main class="list"><section><h2>Of this site</h2>${own.length > 0 ? listOf(own) : none}</section>
${others.length > 0 ? `<section><h2>Of Blockwork</h2>${listOf(others)}</section>` : ""}</main>`,
  );
}

function listOf(blocks: readonly DescribedBlock[]): string {
  const items = [...blocks]
    .sort((one, other) => one.schema.title.localeCompare(other.schema.title, "en"))
    .map(({ type, schema, samples }) => {
      const count = samples.length > 1 ? `<p class="soft">${samples.length} samples</p>` : "";
      return `<li><h3><a href="/__blockwork/blocks/${type}">${escapeHtml(schema.title)}</a></h3><code>${type}</code><p class="soft">${escapeHtml(schema.description)}</p>${count}</li>`;
    });
  return `<ul>${items.join("")}</ul>`;
}

export function workbenchPage(
  { type, schema }: DescribedBlock,
  { hasAxe }: { readonly hasAxe: boolean },
): string {
  return page(
    `${schema.title} | Blocks`,
    `<div id="workbench" data-type="${type}"${hasAxe ? " data-axe" : ""}><header><p><a href="/__blockwork/blocks/">Blocks</a></p>
<h1>${escapeHtml(schema.title)}</h1></header><noscript><p>The workbench needs scripts.</p></noscript></div>
<script type="module" src="/__blockwork/workbench.js"></script>`,
  );
}
