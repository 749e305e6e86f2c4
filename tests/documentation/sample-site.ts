import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { loadBlocks } from "../../cli/assets/own-code/load-blocks.ts";
import { loadValidators } from "../../cli/assets/own-code/validators.ts";
import { validateSources } from "../../cli/pipeline/check/check-sources.ts";
import { readSite } from "../../cli/pipeline/read/read-site.ts";
import { openSiteFolder } from "../../cli/write/open-site-folder.ts";
import { renderPage } from "../../renderer/render/render-site.ts";
import type { Site } from "../../renderer/site.ts";
import { emptyModel } from "../../schema/model/model.ts";
import type { Problem } from "../../schema/problems/problem.ts";
import { exampleDay } from "../support/example-sites.ts";
import { noAssets } from "../support/no-assets.ts";
import { packageRoot } from "../support/package-root.ts";
import type { Fence } from "./read-guides.ts";

const configFile = "site.config.json";

interface Config {
  site: Record<string, unknown> & { frame: object[] };
  pages: object[];
}

/** Reads a sample of JSON, which may be an object without its braces: `"theme": { … }`. */
export function readSample({ text, at }: Fence): unknown {
  const bare = /^\s*"[^"]+":/.test(text) ? `{${text}}` : text;
  try {
    return JSON.parse(bare);
  } catch (error) {
    throw new Error(`${at} is not JSON: ${error}`);
  }
}

/** A copy of the bakery, which is what the samples are about. */
export async function copyBakery(root: string): Promise<void> {
  await cp(join(packageRoot, "examples/bakery"), root, {
    recursive: true,
    filter: (path) => !/\.blockwork$|\/dist$|\/scripts$/.test(path),
  });
}

/** A sample in a bakery. */
export interface CheckedSample {
  /** What is wrong with it. */
  readonly mistakes: readonly string[];
  /** The HTML of the pages that are made of it, of each by itself; none if it is wrong or no page. */
  pages(): readonly string[];
}

export type SampleChecker = (fence: Fence) => Promise<CheckedSample>;

/**
 * A checker over a copy of the bakery. Settings in a sample stay for those that follow in its guide, as for whoever reads
 * on.
 */
export async function checkSamplesIn(root: string): Promise<SampleChecker> {
  await copyBakery(root);
  const folder = await openSiteFolder(root, root);
  const { blocks, formats, imports } = await loadBlocks(folder);
  const { model = emptyModel } = await readSite(folder, configFile, { formats });
  const validators = await loadValidators(
    blocks.map(({ block }) => block),
    model,
  );
  const original = await readFile(join(root, configFile), "utf8");
  const settings: Record<string, Record<string, unknown>> = {};
  return async (fence) => {
    const [guide = ""] = fence.at.split(":");
    settings[guide] ??= {};
    if (fence.kind === "site") Object.assign(settings[guide], readSample(fence));
    const config = JSON.parse(original) as Config;
    Object.assign(config.site, settings[guide]);
    const added = place(config, fence);
    await writeFile(join(root, configFile), JSON.stringify(config, null, 2));
    if (added) await writeFile(join(root, added.file), added.text);
    const sources = await readSite(folder, configFile, { formats });
    const { problems, site } = validateSources(sources, {
      root,
      blocks,
      imports,
      validators,
      today: exampleDay,
      future: false,
    });
    // Whoever reads on has the handler made.
    const isMistake = ({ severity, code }: Problem) => severity === "error" && code !== "form-handler";
    const paths = fence.language === "json" ? pathsOf(fence) : [];
    return {
      mistakes: problems.filter(isMistake).map(sentenceOf),
      pages: () =>
        (site?.pages ?? [])
          .filter(({ path }) => paths.some((start) => path.startsWith(start)))
          .map((page) => {
            const { start, end } = renderPage(site as Site, (site as Site).whole(page), noAssets).document;
            return start + end;
          }),
    };
  };
}

const sentenceOf = ({ file, message, suggestion }: Problem) => `${file}: ${message} ${suggestion ?? ""}`;

/** Puts a sample where it belongs; a sample of an entry is a file beside the config. */
function place(config: Config, fence: Fence): { readonly file: string; readonly text: string } | undefined {
  const { kind, attributes, text, language } = fence;
  if (language === "md") {
    const file = attributes.title ?? "content/journal/sample.md";
    return { file, text: kind === "body" ? `${journalHead}\n${text}` : text };
  }
  const value = readSample(fence);
  if (kind === "site") return undefined;
  if (kind === "page") config.pages.unshift(...[value].flat().map((page) => page as object));
  else if (kind === "frame") config.site.frame.splice(1, 0, value as object);
  else if (kind === "block") config.pages.push(pageWith([value].flat() as object[], attributes.entries));
  else throw new Error(`${fence.at}: a ${language} sample is of no kind that is known: "${kind}".`);
  return undefined;
}

/** What the paths of its pages start with. */
function pathsOf(fence: Fence): readonly string[] {
  if (fence.kind === "block") return ["/sample/"];
  if (fence.kind !== "page") return [];
  const pages = [readSample(fence)].flat() as { readonly path: string }[];
  return pages.map(({ path }) => path.replace(/\{.*/, ""));
}

const heading = { id: "sample-heading", type: "heading", props: { title: "A sample" } };

function pageWith(blocks: readonly object[], entries: string | undefined): object {
  const isHead = blocks.some((block) =>
    /"type":"(?:heading|hero|article|showcase|not-found)"/.test(JSON.stringify(block)),
  );
  return {
    id: "sample",
    path: entries === undefined ? "/sample" : "/sample/{slug}",
    ...(entries !== undefined && { entries }),
    title: "A sample",
    description: "A page that holds a sample of the documentation.",
    blocks: isHead ? blocks : [heading, ...blocks],
  };
}

const journalHead = `---
title: A sample
excerpt: A sample of the documentation.
picture: oven.webp
date: 2026-01-31
author: Ruth Hallam
language: en-GB
---
`;
