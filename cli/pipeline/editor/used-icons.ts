import type { IconSource } from "../../../renderer/resolve/icons.ts";
import type { AnyBlock } from "../../../schema/define-block.ts";
import type { IconDrawing } from "../../../schema/resolved.ts";
import { createIconSource } from "../../assets/icon-source.ts";
import type { SiteSources } from "../read/read-site.ts";

/**
 * The drawings that the editor starts with: all of content/icons, and those whose names stand anywhere in the config,
 * the model, an entry or a block's definition. A word that only happens to be a name costs a few bytes.
 */
export function usedIcons(
  sources: SiteSources,
  blocks: readonly AnyBlock[],
): Readonly<Record<string, IconDrawing>> {
  const icons = createIconSource(sources.icons);
  const used = new Map(sources.icons);
  const values = [...sources.files.values()].map(({ value }) => value);
  collect([...values, ...blocks.map(({ icon, sample }) => [icon, sample])], icons, used);
  return Object.fromEntries(used);
}

function collect(value: unknown, icons: IconSource, used: Map<string, IconDrawing>): void {
  if (typeof value === "string") {
    const drawing = isName(value) && !used.has(value) ? icons.get(value) : undefined;
    if (drawing) used.set(value, drawing);
  } else if (typeof value === "object" && value !== null) {
    for (const child of Object.values(value)) collect(child, icons, used);
  }
}

function isName(text: string): boolean {
  return text.length < 60 && /^[a-z0-9-]+$/.test(text);
}
