import type { Replacer } from "./replace-in-text.ts";
import { type TextKind, type VisibleText, visibleText } from "./visible-text.ts";

/** A text with its replacements. */
interface VisibleReplacement {
  readonly text: string;
  /** How many occurrences were replaced. */
  readonly count: number;
  /** Places that can't be changed here, because a value of elsewhere or a half of a mark is in them. */
  readonly fixed: number;
}

const known = new Map<string, VisibleText>();
const mostKnown = 20_000;

/** What people read of a text, remembered: the same texts are searched at every letter that is typed. */
export function readVisible(source: string, kind: TextKind): VisibleText {
  const key = `${kind.isMarkdown} ${source}`;
  const read = known.get(key) ?? visibleText(source, kind);
  if (known.size > mostKnown) known.clear();
  if (!source.includes("{{")) known.set(key, read);
  return read;
}

/** Looks for a text in what people read, and changes it where it is written; also in addresses that hold the same number. */
export function replaceVisible(source: string, replacer: Replacer, kind: TextKind): VisibleReplacement {
  const { pattern, replaced, inAddress } = replacer;
  let [text, count, fixed] = [source, 0, 0];
  const { shown } = readVisible(source, kind);
  const found = pattern ? [...plainSpaces(shown).matchAll(pattern)] : [];
  for (const { index, 0: words } of found.toReversed()) {
    const next = replaceAt(text, { start: index, end: index + words.length, by: replaced(words) }, kind);
    if (next === undefined) fixed += 1;
    else [text, count] = [next, count + 1];
  }
  const linked = text.replace(addresses, (address) => {
    const next = inAddress(address);
    if (next !== address) count += 1;
    return next;
  });
  return { text: linked, count, fixed };
}

const addresses = /\]\([^()]*\)|^ {0,3}\[[^[\]\n]+\]:.*$|<[a-z]+:[^<>\s]*>|https?:\/\/\S+|tel:[+\d]+/gimu;

const plainSpaces = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

interface Change {
  readonly start: number;
  readonly end: number;
  readonly by: string;
}

/** The source with other words in place of some that people read; nothing where they would not read just those then. */
function replaceAt(source: string, { start, end, by }: Change, kind: TextKind): string | undefined {
  const { shown, pieces } = visibleText(source, kind);
  const wanted = shown.slice(0, start) + by + shown.slice(end);
  const spans = spansOf(pieces, start, end);
  const [first, last] = [spans[0], spans.at(-1)];
  if (!first || !last) return undefined;
  const ways: readonly [number, number][] = [
    [first.from, last.to],
    [first.from, last.to + marksAfter(source, last.to)],
    [first.from - marksBefore(source, first.from), last.to],
    [first.from - marksBefore(source, first.from), last.to + marksAfter(source, last.to)],
  ];
  const written = [by, by.replace(/[!-/:-@[-`{-~]/g, "\\$&")];
  const tries = written.flatMap((words) => [
    ...ways.map(([from, to]) => source.slice(0, from) + words + source.slice(to)),
    withoutSpans(source, spans, words),
  ]);
  return tries.find((text) => visibleText(text, kind).shown === wanted);
}

const marksAfter = (source: string, at: number) => /^[*_~`]*/.exec(source.slice(at))?.[0].length ?? 0;
function marksBefore(source: string, at: number): number {
  const before = source.slice(Math.max(0, at - 4), at);
  return before.length - (/^.*[^*_~`]/s.exec(before)?.[0].length ?? 0);
}

interface Span {
  readonly from: number;
  readonly to: number;
}

/** Where a part of what people read is written; nothing if a part of it is written elsewhere. */
function spansOf(pieces: VisibleText["pieces"], start: number, end: number): readonly Span[] {
  const spans: Span[] = [];
  let at = 0;
  for (const { shown, start: from, end: to, isFixed } of pieces) {
    const [first, last] = [Math.max(start, at), Math.min(end, at + shown.length)];
    const begins = at;
    at += shown.length;
    if (shown === "" ? begins <= start || begins >= end : first >= last) continue;
    if (isFixed && shown.trim() !== "") return [];
    if (isFixed) continue;
    const isLiteral = shown.length === to - from;
    spans.push(isLiteral ? { from: from + first - begins, to: from + last - begins } : { from, to });
  }
  return spans;
}

/** The words in place of the first part; the marks between the parts stay. */
function withoutSpans(source: string, spans: readonly Span[], by: string): string {
  return spans.toReversed().reduce((text, { from, to }, index) => {
    const words = index === spans.length - 1 ? by : "";
    return text.slice(0, from) + words + text.slice(to);
  }, source);
}
