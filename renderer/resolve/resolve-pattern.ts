import type { AnyBlock } from "../../schema/block/define-block.ts";
import type { ProblemLocation } from "../../schema/problems/problem.ts";
import { branchesOf, isConditional, isEach } from "../../schema/site/each.ts";
import type { Condition, PatternConfig, PlacedBlock } from "../../schema/site/site-config.ts";
import { pointerTo } from "../../schema/sources/source.ts";
import { isObject } from "../../schema/text/is-object.ts";
import { readToken, tokenPattern } from "../../schema/text/token-syntax.ts";
import type { SiteBlock } from "../site.ts";
import type { Shapes } from "./entries/shapes.ts";
import type { OpenSite } from "./open-site.ts";
import { checkBlock } from "./values/check-block.ts";
import { createHeadingIds } from "./values/heading-ids.ts";
import type { ResolveContext } from "./values/resolve-context.ts";
import { resolveValue } from "./values/values.ts";

/** A pattern's blocks without what quotes the page or its entry. */
export function knownBlocks({ blocks }: PatternConfig): readonly PlacedBlock[] {
  return blocks.map((block) => ({ ...block, props: withoutPageTokens(block.props) as PlacedBlock["props"] }));
}

/** Resolves the blocks of a saved pattern, for what they report and use. Links to places on the page itself are not looked for. */
export function resolvePattern(
  pattern: PatternConfig,
  { context, links }: Pick<OpenSite, "context" | "links">,
  definitions: ReadonlyMap<string, AnyBlock>,
): void {
  const link = links.on(undefined);
  const { report } = context;
  const blockIn = (
    { id, type, props: authored }: PlacedBlock,
    { file, pointer }: ProblemLocation,
    within: ResolveContext,
    isWhole: boolean,
  ): SiteBlock | undefined => {
    const definition = definitions.get(type);
    if (!definition) return undefined;
    const place = { file, pointer: pointerTo(pointer, "props") };
    const reported = report.problems.length;
    const props = resolveValue(definition.schema, authored, place, within);
    if (isWhole && report.problems.length === reported)
      checkBlock(definition, { authored, props, place }, context);
    return { id, definition, props, place, children: [] };
  };
  for (const [index, block] of knownBlocks(pattern).entries()) {
    const isWhole = JSON.stringify(block) === JSON.stringify(pattern.blocks[index]);
    const within: ResolveContext = {
      ...context,
      block: (child, place) => blockIn(child, place, within, isWhole),
      link: (text, place) => (text.startsWith("#") ? text : link(text, place)),
      shapes: { ...context.shapes, byName: withoutPageTokens(context.shapes.byName) as Shapes["byName"] },
      headingIds: createHeadingIds(context.language),
      deferred: new Map(),
      rendered: new Map(),
    };
    blockIn(block, { file: pattern.file, pointer: `/blocks/${index}` }, within, isWhole);
  }
}

/** What can be known before a value stands on a page: without texts that quote the page or its entry. */
function withoutPageTokens(value: unknown): unknown {
  if (typeof value === "string") return isOfPage(value) ? undefined : value;
  if (Array.isArray(value)) return value.map(withoutPageTokens);
  if (!isObject(value)) return value;
  if (isConditional(value)) {
    const branches = branchesOf(value).map((branch) => withoutPageTokens(branch.value));
    const known = branches.filter((branch) => branch !== undefined);
    if (isAskedOfPage(value.if) || known.length < branches.length) return known[0];
  }
  if (isEach(value) && isOfPage(value.each)) return undefined;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, child]) => {
      const known = withoutPageTokens(child);
      return known === undefined ? [] : [[key, known]];
    }),
  );
}

const isAskedOfPage = (condition: Condition) =>
  Object.keys(condition).some((path) => isOfPage(`{{${path}}}`));

function isOfPage(text: string): boolean {
  return [...text.matchAll(tokenPattern)].some(([written, inner = ""]) => {
    const root = readToken(inner)?.path.split(".", 1)[0];
    return !written.startsWith("\\") && (root === "page" || root === "entry");
  });
}
