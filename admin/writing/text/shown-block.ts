import type { Node } from "prosemirror-model";
import { renderMarkdown } from "../../../renderer/resolve/markdown.ts";
import { createReport } from "../../../renderer/resolve/report.ts";
import { NotShown } from "./not-shown.ts";
import { readBlock, sourceNode } from "./read-block.ts";
import { type BlockPlace, type SourceBlock, withDefinitions, writtenBlock } from "./written-block.ts";

/**
 * A block as it is shown in the place to write: as it will look if what would be written of it gives the same page, else
 * the Markdown itself.
 */
export function shownBlock({ raw, token }: SourceBlock, place: BlockPlace): Node {
  const node = token && read(token);
  const written = node && writtenBlock(node, place);
  if (!node || !written?.isExact) return sourceNode(raw);
  const same = htmlOf(raw, place.definitions) === htmlOf(written.raw, place.definitions);
  return same ? node : sourceNode(raw);
}

function read(token: Parameters<typeof readBlock>[0]): Node | undefined {
  try {
    return readBlock(token);
  } catch (error) {
    // What can't be in a node of its kind, such as a table within a heading, is a RangeError of the schema.
    if (error instanceof NotShown || error instanceof RangeError) return undefined;
    throw error;
  }
}

const nowhere = { file: "", pointer: "" };

/** The page that the engine's renderer makes of a block; spaces that a browser shows as one are one. */
function htmlOf(raw: string, definitions: string): string {
  const { html } = renderMarkdown(withDefinitions(raw, definitions), nowhere, {
    link: (href) => href,
    picture: (name) => ({ name, alt: "", version: "", width: 1, height: 1, base: "" }),
    report: createReport(),
  });
  return html
    .split(/(<pre>.*?<\/pre>)/s)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part
            .replace(/\s+/g, " ")
            .replace(/ ?(<br>|<\/?(?:p|li|ul|ol|blockquote|h\d|t[dh])\b[^>]*>) ?/g, "$1"),
    )
    .join("")
    .trim();
}
