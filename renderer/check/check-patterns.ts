import type { AnyBlock } from "../../schema/block/define-block.ts";
import type { PatternConfig, SiteConfig } from "../../schema/site/site-config.ts";
import type { OpenSite } from "../resolve/open-site.ts";
import type { Report } from "../resolve/report/report.ts";
import { knownBlocks, resolvePattern } from "../resolve/resolve-pattern.ts";
import { pageTokens } from "../resolve/values/site-scope.ts";
import { checkBlocks, type MappingInput, mappingOf } from "./check-mappings.ts";

interface PatternsInput extends Omit<MappingInput, "config"> {
  readonly config: SiteConfig;
  readonly patterns: readonly PatternConfig[];
  readonly blocks: readonly AnyBlock[];
}

/**
 * Checks the blocks of saved patterns as those of a page, but for what quotes the page or its entry, which only the page
 * knows where they are placed. Reports what `checkMappings` and values do, and `duplicate-id`.
 */
export function checkPatterns(input: PatternsInput, open: OpenSite, report: Report): void {
  const definitions = new Map(input.blocks.map((block) => [block.type, block]));
  const known = mappingOf(input, report);
  // A shape may quote the page that its list is on.
  const mapping = { ...known, types: { ...known.types, page: pageTokens() } };
  for (const pattern of input.patterns) {
    const { file } = pattern;
    reportSameIds(pattern, report);
    checkBlocks(knownBlocks(pattern), { file, pointer: "/blocks" }, mapping);
    resolvePattern(pattern, open, definitions);
  }
}

function reportSameIds({ file, blocks }: PatternConfig, report: Report): void {
  for (const [index, { id }] of blocks.entries()) {
    const first = blocks.findIndex((block) => block.id === id);
    if (first === index) continue;
    const place = { file, pointer: `/blocks/${index}/id` };
    report.add("duplicate-id", place, `Another block of this pattern has the id "${id}" already.`, {
      suggestion: "Choose another id.",
      related: [{ file, pointer: `/blocks/${first}/id`, message: `The first block with the id "${id}".` }],
    });
  }
}
