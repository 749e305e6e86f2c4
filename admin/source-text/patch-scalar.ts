import { isScalar, type Node, visit } from "yaml";
import { parseYaml } from "../../schema/read-yaml.ts";
import { endOf, startOf } from "./yaml-node.ts";
import { type ScalarStyle, styleOf, wordIn } from "./yaml-scalar.ts";

/**
 * The source of a text with some of its words replaced: the author's escapes, line breaks and spaces around them stay.
 * Nothing where other than words differ, or where a new word can't stand where the old one did.
 */
export function patchScalar(text: string, node: Node, value: string): string | undefined {
  if (!isScalar(node) || typeof node.value !== "string") return undefined;
  const [start, end] = [startOf(node), endOf(text, node)];
  const source = text.slice(start, end);
  const patched = withWords({ source, text: node.value, style: styleOf(node) }, value);
  const reads = patched !== undefined && valueAt(text.slice(0, start) + patched + text.slice(end), start);
  return reads === value ? patched : undefined;
}

interface Written {
  readonly source: string;
  /** What it says. */
  readonly text: string;
  readonly style: ScalarStyle | undefined;
}

function withWords(written: Written, after: string): string | undefined {
  const { source, text, style } = written;
  const [old, now] = [text.split(/(\s+)/), after.split(/(\s+)/)];
  if (old.length !== now.length) return undefined;
  let offset = 0;
  let patched = "";
  let copied = 0;
  for (const [index, word] of old.entries()) {
    const replacement = now[index] ?? "";
    const start = offset;
    offset += word.length;
    if (word === replacement) continue;
    const place = word.trim() === "" ? undefined : placeOf(written, word, start);
    if (place === undefined) return undefined;
    patched += source.slice(copied, place) + wordIn(replacement, style);
    copied = place + wordIn(word, style).length;
  }
  return patched + source.slice(copied);
}

/** Where the word at an offset of a text is in its source; nothing if the source doesn't have it as often. */
function placeOf({ source, text, style }: Written, word: string, offset: number): number | undefined {
  const own = wordIn(word, style);
  const parts = source.split(own);
  if (parts.length !== text.split(word).length) return undefined;
  const nth = text.slice(0, offset).split(word).length;
  return parts.slice(0, nth).join(own).length;
}

/** What the text says whose source starts at an offset. */
function valueAt(yaml: string, offset: number): unknown {
  const document = parseYaml(yaml);
  if (document.errors.length > 0) return undefined;
  let found: unknown;
  visit(document, {
    Scalar(_, scalar) {
      if (scalar.range?.[0] !== offset) return undefined;
      found = scalar.value;
      return visit.BREAK;
    },
  });
  return found;
}
