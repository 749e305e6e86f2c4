import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Problem } from "../../schema/problem.ts";
import { exampleDay } from "../support/example-sites.ts";
import { packageRoot } from "../support/package-root.ts";
import { problemsOf } from "../support/problems-of.ts";
import type { Fence } from "./read-guides.ts";

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

/**
 * What `site validate` reports of a sample in the bakery: errors, each as a sentence. `settings` are those of the samples
 * before it in its guide, to which its own are added.
 */
export async function mistakesOf(
  root: string,
  fence: Fence,
  settings: Record<string, unknown>,
): Promise<readonly string[]> {
  const file = join(root, "site.config.json");
  const original = await readFile(file, "utf8");
  const config = JSON.parse(original) as Config;
  if (fence.kind === "site") Object.assign(settings, readSample(fence));
  Object.assign(config.site, settings);
  const added = place(config, fence);
  await writeFile(file, JSON.stringify(config, null, 2));
  if (added) {
    await mkdir(dirname(join(root, added.file)), { recursive: true });
    await writeFile(join(root, added.file), added.text);
  }
  const { problems } = await problemsOf(root, "--today", exampleDay);
  await writeFile(file, original);
  return problems.filter(({ severity }) => severity === "error").map(sentenceOf);
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
