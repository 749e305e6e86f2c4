import { createHash } from "node:crypto";
import { escapeHtml } from "../../../blocks/_kit/html/escape-html.ts";
import type { DescribedBlock } from "../engine/draw-sample.ts";
import { addressOf } from "./block-order.ts";
import { css } from "./workbench-styles.ts";

const hash = createHash("sha256").update(css).digest("base64");
const policy = `default-src 'none'; style-src 'sha256-${hash}'; script-src 'self'; connect-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'`;

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta http-equiv="content-security-policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title><style>${css}</style></head>
<body>${body}</body></html>
`;
}

const script = '<script type="module" src="/__blockwork/workbench.js"></script>';

/** The list of all blocks, in their order, each with the way to its workbench. */
export function blockListPage(blocks: readonly DescribedBlock[]): string {
  const own = blocks.filter(({ isOwn }) => isOwn);
  const others = blocks.filter(({ isOwn }) => !isOwn);
  const none = `<p>The site has no blocks of its own yet. Make one with <code>site new block NAME</code>.</p>`;
  return page(
    "Blocks",
    `<header><h1>Blocks</h1><p class="soft">Each one alone, with its samples, at three widths.</p>
<p class="search"><label for="search">Search</label> <input id="search" type="search"> <span id="found" role="status" class="soft"></span></p></header>
<main class="list"><section><h2>Of this site</h2>${own.length > 0 ? listOf(own) : none}</section>
${others.length > 0 ? `<section><h2>Of Blockwork</h2>${listOf(others)}</section>` : ""}</main>
${script}`,
  );
}

function listOf(blocks: readonly DescribedBlock[]): string {
  const items = blocks.map(({ type, schema, samples }) => {
    const count = samples.length > 1 ? `<p class="soft">${samples.length} samples</p>` : "";
    return `<li><h3><a href="${addressOf(type)}">${escapeHtml(schema.title)}</a></h3><code>${type}</code><p class="soft">${escapeHtml(schema.description)}</p>${count}</li>`;
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
${script}`,
  );
}
