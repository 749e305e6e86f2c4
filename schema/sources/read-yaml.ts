import {
  type Document,
  isAlias,
  isCollection,
  isMap,
  isPair,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  visit,
  type YAMLMap,
  YAMLParseError,
} from "yaml";
import { truncateForMessage } from "../text/truncate-for-message.ts";
import { unprintableAt } from "../text/unprintable.ts";
import { parseSimpleYaml } from "./simple-yaml.ts";
import { maxYamlLength, type YamlError, yamlLimitError } from "./yaml-limits.ts";

/** What YAML reads otherwise than it is written, at the value of a path. */
interface YamlNote {
  readonly path: readonly string[];
  readonly message: string;
  readonly hint: string;
}

interface YamlText {
  readonly value: unknown;
  readonly mistake: YamlError | undefined;
  readonly notes: readonly YamlNote[];
  offsetOf(path: readonly string[], target: "key" | "value" | undefined, index: number): number;
}

/**
 * Reads YAML 1.2 with only maps, lists and scalars: duplicate keys, anchors and tags are mistakes, and so is what is
 * too long or too deep to parse.
 */
export function readYaml(yaml: string): YamlText {
  const fields = yaml.length > maxYamlLength ? undefined : parseSimpleYaml(yaml);
  const extent = fields ? undefined : yamlLimitError(yaml);
  if (extent) return { value: undefined, mistake: extent, notes: [], offsetOf: () => extent.offset };
  // A parsed text takes ten times its memory, and positions are seldom needed.
  let document: Document | undefined;
  const offsetOf: YamlText["offsetOf"] = (path, target, index) => {
    document ??= parseYaml(yaml);
    return offsetInScalar(yaml, nodeAt(document, path, target), index);
  };
  return { ...(fields ? { value: fields, mistake: undefined, notes: [] } : parsedValue(yaml)), offsetOf };
}

function parsedValue(yaml: string): Pick<YamlText, "value" | "mistake" | "notes"> {
  const document = parseYaml(yaml);
  const mistake = syntaxMistake(document) ?? nodeMistake(document);
  if (mistake) return { value: undefined, mistake, notes: [] };
  return { value: document.toJS({ maxAliasCount: 0 }), mistake, notes: notesOf(document, yaml) };
}

function notesOf(document: Document, yaml: string): YamlNote[] {
  const notes: YamlNote[] = [];
  const read = (node: unknown, path: readonly string[], key?: unknown): void => {
    if (isSeq(node)) {
      for (const [index, item] of node.items.entries()) read(item, [...path, String(index)]);
    } else if (isMap(node)) {
      for (const pair of node.items)
        read(pair.value, [...path, isScalar(pair.key) ? String(pair.key.value) : ""], pair.key);
    } else if (isScalar(node) && node.type === "PLAIN") {
      // A value that is not there has no place of its own.
      const end = node.source === "" && key !== undefined ? endOfKey(key, yaml) : node.range?.[1];
      const note = noteOf(node.value, node.source ?? "", restOfLine(yaml, end));
      if (note) notes.push({ ...note, path });
    }
  };
  read(document.contents, []);
  return notes;
}

function restOfLine(yaml: string, start = 0): string {
  const end = yaml.indexOf("\n", start);
  return yaml.slice(start, end === -1 ? undefined : end);
}

function endOfKey(key: unknown, yaml: string): number | undefined {
  const end = isScalar(key) ? key.range?.[1] : undefined;
  return end === undefined ? undefined : yaml.indexOf(":", end) + 1;
}

function noteOf(value: unknown, written: string, after: string): Omit<YamlNote, "path"> | undefined {
  const [, comment] = /^[ \t]+(#[^\n\r]*)/.exec(after) ?? [];
  const isText = value === null ? written === "" : typeof value === "string" && /\p{L}/u.test(value);
  if (comment !== undefined && isText) {
    const shown = truncateForMessage(comment.trimEnd(), 40);
    return {
      message: `"${shown}" is a comment in YAML, so it is not part of the text before it.`,
      hint: "Put the whole text in double quotes, or the comment on a line of its own.",
    };
  }
  if (value === null && /^N(?:ull|ULL)$/.test(written))
    return {
      message: `${written} is read as nothing at all.`,
      hint: "Put it in double quotes if it is a text, or leave it out.",
    };
  if (typeof value !== "number" || !/^[-+]?0[\dxo]|^[-+]?\d{16}|^[-+]?\.(?:inf|nan)/i.test(written))
    return undefined;
  return {
    message: `${truncateForMessage(written, 40)} is read as the number ${value}.`,
    hint: "Write the number so, or put it in double quotes if it is a text.",
  };
}

export function parseYaml(yaml: string): Document {
  const document = parseDocument(yaml, {
    schema: "core",
    version: "1.2",
    // The parser compares each key with all before it.
    uniqueKeys: false,
    prettyErrors: false,
    logLevel: "error",
  });
  reportDuplicates(document);
  return document;
}

function reportDuplicates(document: Document.Parsed): void {
  visit(document, {
    Map(_, { items }) {
      const names = new Set<unknown>();
      for (const { key } of items) {
        if (!isScalar(key)) continue;
        const [start, end] = key.range ?? [0, 0];
        if (names.has(key.value))
          document.errors.push(new YAMLParseError([start, end], "DUPLICATE_KEY", "Map keys must be unique"));
        names.add(key.value);
      }
    },
  });
  document.errors.sort((one, other) => one.pos[0] - other.pos[0]);
}

function syntaxMistake(document: Document): YamlError | undefined {
  const [error] = document.errors;
  if (!error) return undefined;
  const unclosed = /MISSING_CHAR|BAD_INDENT/.test(error.code) && openUpTo(document, error.pos[0]);
  if (unclosed) return unclosed;
  const [sentence, hint] = messages[error.code] ?? [
    "The front matter is not YAML from here on.",
    checkBefore,
  ];
  return { offset: error.pos[0], message: sentence, hint };
}

/** The quote or bracket that is not closed before an offset. */
function openUpTo(document: Document, end: number): YamlError | undefined {
  let found: YamlError | undefined;
  visit(document, {
    Node(_, node) {
      const { range, type = "", flow } = node as Node & { type?: string; flow?: boolean };
      if (range?.[1] !== end || !(flow || type.startsWith("QUOTE"))) return;
      const what = flow ? "bracket" : "quote";
      const hint = flow
        ? "Close it at the end of the list, or put the text in quotes."
        : "Write the same quote at the end of the text.";
      found = { offset: range[0], message: `This ${what} is never closed.`, hint };
    },
  });
  return found;
}

const checkBefore = "Check the quotes, brackets and spaces of this line and the one before it.";
const quoteIt = "Put the text in quotes if it holds a colon.";

const messages: Readonly<Record<string, readonly [string, string]>> = {
  DUPLICATE_KEY: ["A field is written twice; only one of them can count.", "Remove one of the two."],
  BLOCK_AS_IMPLICIT_KEY: ["There are two fields on one line.", quoteIt],
  MULTILINE_IMPLICIT_KEY: [
    "The name of a field goes on over the end of its line.",
    "Write a space after its colon, or put a text that holds one in quotes.",
  ],
  BAD_SCALAR_START: ["No text starts with this character.", "Put the text in quotes."],
  UNEXPECTED_TOKEN: [
    "This is more than one text.",
    "Put the whole in quotes; in single ones, write '' for an apostrophe.",
  ],
  MISSING_CHAR: ["A quote, bracket, comma or colon is missing here.", checkBefore],
  BAD_INDENT: [
    "This line is not indented as the lines around it.",
    "Begin it with as many spaces as they have.",
  ],
  TAB_AS_INDENT: ["This line is indented with a tab.", "Begin it with spaces."],
  BAD_DQ_ESCAPE: [
    "A backslash in a quoted text starts an escape, and this is not one.",
    "Write \\\\ for a backslash.",
  ],
  RESOURCE_EXHAUSTION: ["The front matter is nested too deep.", "Take some levels out."],
};

function nodeMistake(document: Document): YamlError | undefined {
  let found: YamlError | undefined;
  visit(document, {
    Node(_, node) {
      const { range, tag, anchor } = node as Node & { anchor?: string; tag?: string };
      const offset = range?.[0] ?? 0;
      const what = isAlias(node) || anchor ? "Anchors and aliases" : tag ? "Tags" : undefined;
      if (what) {
        found = { offset, message: `${what} are not allowed in front matter.`, hint: "Write the value out." };
        return visit.BREAK;
      }
      const value = isScalar(node) && typeof node.value === "string" ? node.value : "";
      const index = unprintableAt(value);
      if (index === undefined) return undefined;
      found = { offset, message: "", unprintable: { value, index } };
      return visit.BREAK;
    },
  });
  return found;
}

function nodeAt(document: Document, path: readonly string[], target: "key" | "value" = "value") {
  let node: unknown = document.contents;
  let found = (document.contents as Node | null) ?? undefined;
  for (const [index, segment] of path.entries()) {
    if (isMap(node)) {
      const pair = pairsByName(node).get(segment);
      if (!pair) break;
      const key = pair.key as Node;
      if (target === "key" && index === path.length - 1) return key;
      node = pair.value;
      found = (node as Node | null) ?? key;
    } else if (isSeq(node)) {
      node = node.items[Number(segment)];
      found = (node as Node | undefined) ?? found;
    } else break;
  }
  return found;
}

const knownPairs = new WeakMap<YAMLMap, Map<string, Pair>>();

/** Cached, since each problem of a text asks for its place. */
function pairsByName(map: YAMLMap): Map<string, Pair> {
  const known = knownPairs.get(map);
  if (known) return known;
  const pairs = new Map<string, Pair>();
  for (const pair of map.items) {
    const name = isScalar(pair.key) ? String(pair.key.value) : undefined;
    if (name !== undefined && !pairs.has(name)) pairs.set(name, pair);
  }
  knownPairs.set(map, pairs);
  return pairs;
}

export function lastPath(yaml: string): (string | number)[] {
  if (yamlLimitError(yaml)) return [];
  const path: (string | number)[] = [];
  let node: unknown = parseYaml(yaml).contents;
  while (isCollection(node)) {
    const last = node.items.at(-1);
    if (isPair(last)) path.push(isScalar(last.key) ? String(last.key.value) : "");
    else if (last !== undefined) path.push(node.items.length - 1);
    node = isPair(last) ? last.value : last;
  }
  return path;
}

function offsetInScalar(yaml: string, node: Node | undefined, index: number): number {
  const [start = 0, end = 0] = node?.range ?? [];
  if (!isScalar(node) || typeof node.value !== "string" || index === 0) return start;
  const [word = ""] = /^\S+/.exec(node.value.slice(index)) ?? [];
  const nth = node.value.slice(0, index).split(word).length;
  const parts = yaml.slice(start, end).split(word);
  if (word === "" || parts.length <= nth) return start;
  return start + parts.slice(0, nth).join(word).length;
}
