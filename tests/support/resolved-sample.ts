import { blocks as builtIn } from "../../blocks/index.ts";
import type { AnyBlock } from "../../schema/block/define-block.ts";
import * as conformance from "../../schema/block/resolved-sample.ts";

export { sampleHtml, sampleIcon, samplePicture } from "../../schema/block/resolved-sample.ts";

/** A block's sample as its view gets it, with nothing from outside the block. */
export function resolvedSample(block: AnyBlock): Record<string, unknown> {
  return resolvedProps(block, block.sample);
}

/** What a block's view gets for props without tokens. */
export function resolvedProps(block: AnyBlock, props: unknown): Record<string, unknown> {
  return conformance.resolvedProps(block, props, builtIn);
}
