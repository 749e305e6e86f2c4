import { readFileSync } from "node:fs";
import { blockGuides } from "./block-guides.ts";
import { withBlockPages } from "./block-pages.ts";
import type { Guide } from "./guide.ts";
import { keyGuides } from "./key-guides.ts";
import { problemsGuide } from "./problems.ts";
import { publicationFiles, withPublication } from "./publication.ts";

/**
 * Every file that is made from the engine, with its path relative to docs. In the config, the pages of blocks are, and in
 * files that say how to begin a site, that passage is.
 */
export function generatedFiles(): readonly Guide[] {
  const guides = [problemsGuide(), ...keyGuides(), ...blockGuides()];
  return [
    ...guides.map(({ file, text }) => ({ file: `content/${file}`, text })),
    ...publicationFiles.map((file) => {
      const text = withPublication(file, readFileSync(new URL(`../${file}`, import.meta.url), "utf8"));
      return { file, text: file === "site.config.json" ? withBlockPages(text) : text };
    }),
  ];
}
