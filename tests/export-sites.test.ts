import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { loadBlocks } from "../cli/assets/own-code/load-blocks.ts";
import { loadValidators } from "../cli/assets/own-code/validators.ts";
import { checkSources, parseSources } from "../cli/pipeline/check/check-sources.ts";
import { readSite } from "../cli/pipeline/read/read-site.ts";
import { openSiteFolder } from "../cli/write/open-site-folder.ts";
import { resolveParsed } from "../renderer/check/check-site.ts";
import type { SafeHtml } from "../schema/fields/resolved.ts";
import { emptyModel } from "../schema/model/model.ts";
import type { Problem } from "../schema/problems/problem.ts";
import { exampleDay } from "./support/example-sites.ts";
import { packageRoot } from "./support/package-root.ts";

async function checked(root: string) {
  const folder = await openSiteFolder(root, root);
  const { blocks, formats, imports } = await loadBlocks(folder);
  const sources = await readSite(folder, "site.config.json", { formats });
  const definitions = blocks.map(({ block }) => block);
  const validators = await loadValidators(definitions, sources.model ?? emptyModel);
  const options = { root, blocks, imports, validators, today: exampleDay, future: false };
  // Without the errors of other posts, which are told in the same round: here each post is told of in its own.
  const { valid: _, ...ofFields } = parseSources(sources, options);
  return checkSources(sources, resolveParsed(ofFields), root);
}

const lineOf = ({ severity, code, file, line, column, message, suggestion = "" }: Problem) =>
  `${file.replace("content/posts/", "")}:${line}:${column} ${severity} ${code}: ${message} ${suggestion}`.trimEnd();

/**
 * What is told of a folder of posts as another tool exports it: of the fields, and when those are right of the texts;
 * and what visitors read of the posts without an error.
 */
async function reportOf(root: string, told: readonly string[] = []): Promise<readonly string[]> {
  const { problems, site } = await checked(root);
  const wrong = new Set(problems.flatMap(({ severity, file }) => (severity === "error" ? file : [])));
  const lines = [...told, ...problems.map(lineOf).filter((line) => !told.includes(line))];
  if (!site) {
    for (const file of wrong) await rm(join(root, file));
    return reportOf(root, lines);
  }
  const [home, ...posts] = site.pages.map(site.whole);
  const { cards } = (home?.blocks[1]?.props ?? { cards: [] }) as { cards: readonly Card[] };
  const listed = cards.map(({ title, text }) => `${title}: ${text?.html.trim() ?? ""}`);
  const shown = posts.flatMap(({ entry, blocks: [, prose] }) => {
    const { text } = (prose?.props ?? { text: { html: "" } }) as { text: SafeHtml };
    return [`── ${entry?.id} ──`, text.html];
  });
  return [...lines, "", ...listed, "", ...shown];
}

interface Card {
  readonly title: string;
  readonly text?: SafeHtml;
}

it.each(["wordpress", "jekyll", "hugo", "obsidian", "notion"])(
  "posts from %s are read as they were meant, or told of at each place",
  async (tool) => {
    const root = await mkdtemp(join(tmpdir(), "blockwork-"));
    await cp(join(packageRoot, "tests/fixtures/export-sites", tool), root, { recursive: true });
    const lines = await reportOf(root).finally(() => rm(root, { recursive: true }));
    await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot(`fixtures/export-sites/${tool}.txt`);
  },
);
