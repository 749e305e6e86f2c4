import { readFileSync } from "node:fs";
import { blockGuides } from "./block-guides.ts";
import { withBlockPages } from "./block-pages.ts";
import type { Guide } from "./guide.ts";
import { keyGuides } from "./key-guides.ts";
import { problemsGuide } from "./problems.ts";

/** Every file in docs that is made from the engine, with its path in docs; in the config, the pages of blocks are. */
export function generatedFiles(): readonly Guide[] {
  const config = readFileSync(new URL("../site.config.json", import.meta.url), "utf8");
  const guides = [problemsGuide(), ...keyGuides(), ...blockGuides()];
  return [
    ...guides.map(({ file, text }) => ({ file: `content/${file}`, text })),
    { file: "site.config.json", text: withBlockPages(config) },
  ];
}
