import type { SiteBlock } from "../site.ts";

export class ViewError extends Error {
  override readonly name = "ViewError";

  constructor(
    readonly block: SiteBlock,
    readonly page: string,
    cause: unknown,
    part: "view" | "structuredData" = "view",
  ) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const { definition, id } = block;
    super(
      `The ${part} of the block "${id}" of type "${definition.type}" on the page ${page} threw an error: ${reason}`,
      { cause },
    );
  }
}
