import matter from "gray-matter";
import {
  type Document,
  isAlias,
  isMap,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  visit,
} from "yaml";
import { createProblem, type Problem } from "../../schema/problem.ts";
import { pointerSegments, positionAt, type Source } from "../../schema/source.ts";

/** The value of a Markdown source. */
export interface MarkdownValue {
  readonly frontMatter: Record<string, unknown>;
  readonly body: string;
}

const refuse = () => {
  throw new Error("front matter is never run");
};

/**
 * Reads a Markdown file with YAML front matter into a source whose value is `{ frontMatter, body }`.
 *
 * Reports `front-matter` for YAML that cannot be read (duplicate keys, anchors and tags among it) and
 * `front-matter-code` for front matter in another language, which gray-matter would run.
 */
export function readMarkdown(file: string, text: string): { source?: Source; problems: Problem[] } {
  const fail = (
    code: "front-matter" | "front-matter-code",
    offset: number,
    message: string,
    hint?: string,
  ) => ({
    problems: [{ ...createProblem(code, { file, pointer: "" }, message, hint), ...positionAt(text, offset) }],
  });
  const [firstLine = ""] = text.split(/\r?\n/, 1);
  if (/^---+\s*\S/.test(firstLine)) {
    const language = firstLine.replace(/^-+\s*/, "");
    return fail(
      "front-matter-code",
      0,
      `Front matter is YAML here, not "${language}".`,
      "Write --- alone on the first line.",
    );
  }
  if (firstLine.trimEnd() !== "---") {
    return fail(
      "front-matter",
      0,
      "The file does not start with front matter.",
      "Start it with a line ---, then the fields, then another ---.",
    );
  }
  let document: Document.Parsed | undefined;
  const start = firstLine.length + (text.startsWith("\r\n", firstLine.length) ? 2 : 1);
  const { content } = matter(text, {
    language: "yaml",
    engines: {
      yaml: {
        parse(yaml: string) {
          document = parseYaml(yaml);
          return {};
        },
        stringify: refuse,
      },
      javascript: { parse: refuse, stringify: refuse },
      js: { parse: refuse, stringify: refuse },
      json: { parse: refuse, stringify: refuse },
    },
  });
  if (!/^---\s*$/m.test(text.slice(start))) {
    return fail(
      "front-matter",
      0,
      "The front matter has no end.",
      "Write --- alone on a line after the last field.",
    );
  }
  document ??= parseYaml("");
  const [error] = document.errors;
  // gray-matter drops white space before it hands the YAML over; offsets are those of the file.
  const shift = start + leadingSpace(text.slice(start));
  if (error) {
    const sentence = error.message
      .split("\n")[0]
      ?.replace(/ at line \d+.*$/, "")
      .replace(/[:.]$/, "");
    return fail(
      "front-matter",
      shift + error.pos[0],
      `The front matter is not valid YAML: ${sentence}.`,
      yamlHint(error.code),
    );
  }
  const refused = aliasOrTag(document);
  if (refused)
    return fail(
      "front-matter",
      shift + refused.offset,
      `${refused.what} are not allowed in front matter.`,
      "Write the value out.",
    );
  const value = (document.toJS({ maxAliasCount: 0 }) ?? {}) as Record<string, unknown>;
  if (typeof value !== "object" || Array.isArray(value)) {
    return fail(
      "front-matter",
      shift,
      "The front matter must be fields with values, such as title: My post.",
    );
  }
  const bodyStart = text.length - content.length;
  const source: Source = {
    file,
    text,
    value: { frontMatter: value, body: content } satisfies MarkdownValue,
    locate({ pointer, target, offset = 0 }) {
      const [top, ...path] = pointerSegments(pointer);
      if (top === "body") return positionAt(text, bodyStart + offset);
      return positionAt(text, shift + offsetOf(document, path, target) + (path.length > 0 ? offset : 0));
    },
  };
  return { source, problems: [] };
}

function parseYaml(yaml: string): Document.Parsed {
  return parseDocument(yaml, {
    schema: "core",
    version: "1.2",
    uniqueKeys: true,
    lineCounter: new LineCounter(),
    prettyErrors: false,
  }) as Document.Parsed;
}

function leadingSpace(text: string): number {
  return text.length - text.trimStart().length;
}

function yamlHint(code: string): string | undefined {
  if (code === "DUPLICATE_KEY") return "Remove one of the two.";
  if (code === "BLOCK_AS_IMPLICIT_KEY" || code === "MULTILINE_IMPLICIT_KEY")
    return "Put the text in quotes if it holds a colon.";
  return undefined;
}

function aliasOrTag(document: Document.Parsed): { what: string; offset: number } | undefined {
  let found: { what: string; offset: number } | undefined;
  visit(document, {
    Node(_, node) {
      const { range, tag, anchor } = node as Node & { anchor?: string; tag?: string };
      const what =
        isAlias(node) || anchor ? "Anchors and aliases" : tag?.startsWith("!") ? "Tags" : undefined;
      if (!what) return undefined;
      found = { what, offset: range?.[0] ?? 0 };
      return visit.BREAK;
    },
  });
  return found;
}

function offsetOf(
  document: Document.Parsed | undefined,
  path: readonly string[],
  target: "key" | "value" | undefined,
): number {
  let node: unknown = document?.contents;
  let offset = 0;
  for (const [index, segment] of path.entries()) {
    if (isMap(node)) {
      const pair = node.items.find(
        (item) => isPair(item) && isScalar(item.key) && String(item.key.value) === segment,
      );
      if (!pair) break;
      const key = pair.key as { range?: [number, number, number] };
      const last = index === path.length - 1;
      if (last && target === "key") return key.range?.[0] ?? offset;
      node = pair.value;
      offset = (node as Node | null)?.range?.[0] ?? key.range?.[0] ?? offset;
    } else if (isSeq(node)) {
      node = node.items[Number(segment)];
      offset = (node as Node | undefined)?.range?.[0] ?? offset;
    } else break;
  }
  return offset;
}
