import postcss, { type AtRule, type ChildNode, type Rule } from "postcss";
import { decodeAttribute } from "../../renderer/render/styles/style-attributes.ts";
import type { ScriptFile } from "./bundle/scripts.ts";

/** The styles of a page, without the rules that none of its elements can ever match. */
export type UsedStyles = (html: string) => string;

/** Words of the visitor's scripts that may be classes, by the island or enhancement that has them; without a name, of what any page may load. */
export type ScriptWords = Readonly<Record<string, readonly string[]>>;

type Piece =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "rule"; readonly selectors: readonly Selector[]; readonly body: Body }
  | { readonly kind: "group"; readonly head: string; readonly pieces: readonly Piece[] }
  | { readonly kind: "face"; readonly text: string; readonly range?: string; readonly isItalic: boolean };

/** What stands between the braces of a rule: its custom properties, and all else as it is written. */
type Body = string | readonly Declaration[];

interface Declaration {
  readonly text: string;
  /** The custom property that it sets. */
  readonly property?: string;
}

/** The first and the last code point of each part of a `unicode-range`. */
type Ranges = readonly (readonly [first: number, last: number])[];

interface Selector {
  readonly text: string;
  /** The names without which no element matches it: `a` of a class, `<a` of an element, `[data-a` and `[data-a=b` of an attribute. */
  readonly names: readonly string[];
  /** The same of each selector in an `:is()`, `:where()` or `:has()` of it: one of each has to be there. */
  readonly choices: readonly (readonly (readonly string[])[])[];
}

/**
 * Leaves out of a style sheet the selectors with a class, an element or a `data-` attribute that a page has not, and no script of it
 * can make: each word of a script may be its name, or the beginning of a class if it ends with a hyphen; and the fonts of characters
 * that a page has none of, unless a visitor can type or search on it; and custom properties that nothing on it asks for. What a page is left with is kept for the next one
 * with the same classes and characters. What can't be read as CSS stays whole.
 */
export function usedStyles(css: string, words: ScriptWords, { keepsUnnamed = false } = {}): UsedStyles {
  const pieces = piecesOf(css);
  const all = [...namesIn(pieces)].sort();
  const names = keepsUnnamed ? all.filter((name) => !name.startsWith("<")) : all;
  const faces = pieces.flatMap((piece) => (piece.kind === "face" ? [piece] : []));
  const ranges = faces.flatMap(({ range }) => range ?? []);
  const declared = keepsUnnamed ? [] : propertiesIn(pieces);
  if (names.length === 0 && faces.length === 0 && declared.length === 0) return () => css;
  const rangesOf = new Map(ranges.map((range) => [range, parseRanges(range)]));
  const ofCss = codesOf(charactersIn(css));
  const askedBy = new Map(Object.entries(words).map(([part, own]) => [part, mayAskFor(declared, own)]));
  const byPart = new Map(Object.entries(words).map(([part, own]) => [part, mayBeGiven(names, own)]));
  const made = new Map<string, string>();
  return (html) => {
    const used = namesOf(html);
    const parts = partsOf(html);
    const given = parts.flatMap((part) => byPart.get(part) ?? []);
    const asked = declared.filter(
      (name) => html.includes(name) || parts.some((part) => askedBy.get(part)?.has(name)),
    );
    const missing = names.filter((name) => !used.has(name) && !given.some((own) => own.has(name)));
    const unused = ranges.length === 0 ? [] : unusedRanges(rangesOf, ofCss, html);
    const hasItalics = italicElement.test(html);
    const key = [hasItalics, ...missing, ...unused, ...asked].join(" ");
    const known =
      made.get(key) ?? write(livePieces(pieces, { missing, unused, asked, declared, hasItalics }));
    made.set(key, known);
    return known;
  };
}

/** What browsers set in italics, in elements or in HTML of what a page loads later; an address is not, in the engine's styles. */
const italicElement = /(?:<|\\u003c)(?:em|i|cite|dfn|var)(?=[\s>]|\\u003e)/i;
const italicStyle = /font(?:-style)?\s*:[^;}]*\b(?:italic|oblique)\b/i;

/** Text that comes to a page later may have any character. */
const takesText = /<(?:input|textarea)\b|\sdata-(?:island|enhance)="[^"]*search/;

/** The values of `unicode-range` that hold neither a character of a page nor of its styles, as written or in capitals. */
function unusedRanges(known: ReadonlyMap<string, Ranges>, css: readonly number[], html: string): string[] {
  if (takesText.test(html)) return [];
  const entities = [...new Set(html.match(/&#?\w+;/g))].map(decodeAttribute);
  const isUnknown = entities.some((text) => text.length > 1 && text.startsWith("&"));
  if (isUnknown) return [];
  const runs = new Set(html.match(/[^\0-\x7f]+/g));
  const codes = [...css, ...codesOf(new Set([...runs].join(""))), ...codesOf(entities)];
  const isUsed = (ranges: Ranges) =>
    ranges.some(([first, last]) => first <= 0x7f || codes.some((code) => code >= first && code <= last));
  return [...known].flatMap(([range, ranges]) => (isUsed(ranges) ? [] : range));
}

/** Of characters as they are written, in capitals and in lower case. */
function codesOf(signs: Iterable<string>): number[] {
  return [...signs].flatMap((sign) =>
    [...sign, ...sign.toUpperCase(), ...sign.toLowerCase()].map((shown) => shown.codePointAt(0) ?? 0),
  );
}

/** What is not ASCII in a style sheet, escaped or not: it may be the `content` of an element. */
function charactersIn(css: string): ReadonlySet<string> {
  const escapes = css.matchAll(/\\([\da-f]{2,6})/gi);
  const codes = [...escapes].map(([, code = ""]) => Number.parseInt(code, 16));
  return new Set([
    ...(css.match(/[^\0-\x7f]/gu) ?? []),
    ...codes.filter((code) => code <= 0x10ffff).map((code) => String.fromCodePoint(code)),
  ]);
}

/** Reads a value of `unicode-range`: `U+A1-A2, U+BF, U+4??`. */
function parseRanges(range: string): Ranges {
  return range.split(",").map((part) => {
    const [first = "", last = first] = part.trim().replace(/^u\+/i, "").split("-");
    const code = (text: string, digit: string) => Number.parseInt(text.replaceAll("?", digit), 16);
    return [code(first, "0"), code(last, "f")] as const;
  });
}

export function wordsOfScripts(files: readonly Pick<ScriptFile, "name" | "text">[]): ScriptWords {
  const words: Record<string, string[]> = {};
  for (const { name, text } of files) {
    // React gives elements the classes that components name.
    if (name === "react") continue;
    const [, part = ""] = /^(.+)\.(?:island|enhance)$/.exec(name) ?? [];
    words[part] = [...new Set([...(words[part] ?? []), ...wordsIn(text)])];
  }
  return words;
}

const longestWord = 80;

/** What may be a class in code or data: runs of letters, digits and hyphens, and with other signs what stands between quotes or spaces. */
function wordsIn(text: string): string[] {
  const others = text.match(/[^\s"'`<>=\\]+/g) ?? [];
  return [
    // Signs of subtraction are no name.
    ...(text.match(/[\w\u0080-\uffff-]+/g) ?? []).filter((word) => /[^-]/.test(word)),
    ...others.filter(({ length }) => length <= longestWord),
  ];
}

/** Whether a class is one that no word can be: code writes quotes and backslashes in more than one way. */
const isNoWord = (name: string) => name.length > longestWord || /["'`<>=\\]/.test(name);

/** A script that has one of these may make elements that it does not name. */
const htmlSetter = /^(?:(?:inner|outer|insertAdjacent|dangerouslySetInner|set)HTML|DOMParser)$/;

function mayBeGiven(names: readonly string[], words: readonly string[]): ReadonlySet<string> {
  const known = new Set(words);
  const lowerCase = new Set(words.map((word) => word.toLowerCase()));
  const setsHtml = words.some((word) => htmlSetter.test(word));
  const beginnings = words.filter((word) => /...[-_]$/.test(word));
  const isGiven = (name: string) => {
    if (name.startsWith("<")) return setsHtml || lowerCase.has(name.slice(1));
    if (name.startsWith("[")) {
      const [attribute = ""] = name.slice(1).split("=");
      // As `dataset` has it.
      const property = attribute.replace(/^data-/, "").replace(/-/g, "");
      return lowerCase.has(attribute) || lowerCase.has(property);
    }
    return known.has(name) || isNoWord(name) || beginnings.some((start) => name.startsWith(start));
  };
  return new Set(names.filter(isGiven));
}

function piecesOf(css: string): readonly Piece[] {
  try {
    return postcss.parse(css).nodes.map(pieceOf);
  } catch {
    return [{ kind: "text", text: css }];
  }
}

const conditional = new Set(["media", "supports", "container", "layer", "starting-style"]);

function pieceOf(node: ChildNode): Piece {
  if (node.type === "rule") return ruleOf(node);
  if (node.type === "atrule" && node.nodes && conditional.has(node.name)) return groupOf(node);
  if (node.type === "atrule" && node.name === "font-face") {
    const range = descriptorOf(node, "unicode-range");
    const isItalic = /italic|oblique/i.test(descriptorOf(node, "font-style") ?? "");
    if (range !== undefined || isItalic)
      return { kind: "face", text: String(node), ...(range !== undefined && { range }), isItalic };
  }
  const isStatement = node.type === "atrule" && !node.nodes;
  return { kind: "text", text: `${node}${isStatement ? ";" : ""}` };
}

function descriptorOf(face: AtRule, name: string): string | undefined {
  const declared = face.nodes?.find((node) => node.type === "decl" && node.prop === name);
  return declared?.type === "decl" ? declared.value : undefined;
}

function ruleOf(rule: Rule): Piece {
  const text = String(rule);
  const written = rule.raws.selector?.raw ?? rule.selector;
  const selectors = rule.selectors.map((selector) => ({
    text: selector,
    names: requiredNames(selector),
    choices: choicesIn(selector).map((choice) => choice.map(requiredNames)),
  }));
  return { kind: "rule", selectors, body: bodyOf(rule, text.slice(text.indexOf("{", written.length))) };
}

/** Apart where it sets custom properties and has nothing but declarations in it. */
function bodyOf({ nodes }: Rule, written: string): Body {
  const declarations = nodes.flatMap((node) => (node.type === "decl" ? node : []));
  const isPlain = declarations.length === nodes.length;
  if (!isPlain || !declarations.some(({ prop }) => prop.startsWith("--"))) return written;
  return declarations.map((node) => ({
    text: String(node),
    ...(node.prop.startsWith("--") && { property: node.prop }),
  }));
}

function requiredNames(selector: string): readonly string[] {
  return [...requiredClasses(selector), ...requiredElements(selector), ...requiredAttributes(selector)];
}

/** The selectors in each `:is()`, `:where()` and `:has()` of a selector that is in no other pseudo-class. */
function choicesIn(selector: string): readonly (readonly string[])[] {
  const choices: string[][] = [];
  let [depth, start, isChoice] = [0, 0, false];
  const parts = selector.matchAll(
    /\\.|"(?:[^"\\]|\\.)*(?:"|$)|'(?:[^'\\]|\\.)*(?:'|$)|:(?:is|where|has)\(|[(),]/gis,
  );
  for (const { 0: sign, index } of parts) {
    if (sign.startsWith("\\")) continue;
    const end = index + sign.length;
    if (sign.endsWith("(") && depth++ === 0) {
      isChoice = sign !== "(";
      if (isChoice) choices.push([]);
      start = end;
    } else if (depth === 1 && (sign === "," || sign === ")")) {
      if (isChoice) choices.at(-1)?.push(selector.slice(start, index));
      start = end;
    }
    if (sign === ")") depth--;
  }
  return choices;
}

function groupOf(rule: AtRule): Piece {
  const head = `@${rule.name}${rule.params === "" ? "" : ` ${rule.params}`}`;
  return { kind: "group", head, pieces: (rule.nodes ?? []).map(pieceOf) };
}

/** The classes that a selector asks for itself; of `:not()`, `:is()`, `:has()` and their like it may want none or another. */
export function requiredClasses(selector: string): string[] {
  const plain = withoutArguments(
    selector.replace(/\\(?:[\da-f]{1,6}\s?|.)|\[[^\]]*\]/gis, (found) =>
      found.startsWith("[") ? "" : found,
    ),
  );
  return [...plain.matchAll(/\.((?:\\(?:[\da-f]{1,6}\s?|.)|[\w\u0080-\uffff-])+)/gis)].map(([, name = ""]) =>
    name.replace(/\\(?:([\da-f]{1,6})\s?|(.))/gis, (_, code: string | undefined, sign: string) =>
      code === undefined ? sign : String.fromCodePoint(Number.parseInt(code, 16)),
    ),
  );
}

/** What a selector asks for itself, without escapes: the names of its classes are read elsewhere. */
function plainSelector(selector: string): string {
  return withoutArguments(selector.replace(/\\(?:[\da-f]{1,6}\s?|.)/gis, "_"));
}

/** A selector without what stands in the parentheses of its pseudo-classes; those that are escaped are of a name. */
function withoutArguments(selector: string): string {
  let plain = selector;
  for (let before = ""; before !== plain; ) {
    before = plain;
    plain = plain.replace(/(?<!\\)\((?:[^()\\]|\\.)*\)/gs, "");
  }
  return plain;
}

const ofEveryPage = new Set(["html", "head", "body"]);

export function requiredElements(selector: string): string[] {
  const plain = plainSelector(selector).replace(/\[[^\]]*\]|[.#:]+[\w\u0080-\uffff-]+/g, "");
  const names = plain.match(/[\w\u0080-\uffff-]+/g) ?? [];
  return names.map((name) => name.toLowerCase()).flatMap((name) => (ofEveryPage.has(name) ? [] : `<${name}`));
}

/** Of `data-` attributes alone, which no browser changes by itself. */
export function requiredAttributes(selector: string): string[] {
  const found = plainSelector(selector).matchAll(
    /\[\s*(data-[\w-]+)\s*(?:\]|([~|^$*]?=)\s*(?:"([^"]*)"|'([^']*)'|([\w-]+))\s*([is]?)\s*\])/gi,
  );
  return [...found].map(([, name = "", sign, ...values]) => {
    const value = values.slice(0, 3).find((each) => each !== undefined);
    const attribute = `[${name.toLowerCase()}`;
    return sign === "=" && value !== undefined && value.length <= longestWord && !values[3]
      ? `${attribute}=${value}`
      : attribute;
  });
}

function namesIn(pieces: readonly Piece[]): Set<string> {
  return new Set(
    pieces.flatMap((piece): string[] => {
      if (piece.kind === "group") return [...namesIn(piece.pieces)];
      if (piece.kind !== "rule") return [];
      return piece.selectors.flatMap(({ names, choices }) => [...names, ...choices.flat(2)]);
    }),
  );
}

const propertyName = /--[\w\u0080-\uffff-]+/g;

function propertiesIn(pieces: readonly Piece[]): string[] {
  const names = pieces.flatMap((piece): string[] => {
    if (piece.kind === "group") return propertiesIn(piece.pieces);
    if (piece.kind !== "rule" || typeof piece.body === "string") return [];
    return piece.body.flatMap(({ property }) => property ?? []);
  });
  return [...new Set(names)];
}

/** The custom properties that code may read or set: those that it names, and all that begin as a text of it does. */
function mayAskFor(declared: readonly string[], words: readonly string[]): ReadonlySet<string> {
  const known = new Set(words);
  const beginnings = words.flatMap((word) => /^--(?:[\w-]*[-_])?(?=$|\$\{)/.exec(word)?.[0] ?? []);
  return new Set(
    declared.filter((name) => known.has(name) || beginnings.some((start) => name.startsWith(start))),
  );
}

interface Unneeded {
  readonly missing: readonly string[];
  /** Values of `unicode-range`. */
  readonly unused: readonly string[];
  /** Custom properties that the page or its scripts name. */
  readonly asked: readonly string[];
  readonly declared: readonly string[];
  /** Whether it has an element in italics. */
  readonly hasItalics: boolean;
}

function livePieces(
  pieces: readonly Piece[],
  { missing, unused, asked, declared, hasItalics }: Unneeded,
): readonly Piece[] {
  const matching = matchingPieces(pieces, new Set(missing), new Set(unused));
  const isNeeded = (piece: Piece) => piece.kind !== "face" || !piece.isItalic;
  const left = hasItalics || asksForItalics(matching) ? matching : matching.filter(isNeeded);
  return declared.length === 0 ? left : withoutProperties(left, neededProperties(left, asked));
}

function asksForItalics(pieces: readonly Piece[]): boolean {
  return pieces.some((piece) => {
    if (piece.kind === "group") return asksForItalics(piece.pieces);
    if (piece.kind === "face") return false;
    if (piece.kind === "text") return italicStyle.test(piece.text);
    const { body } = piece;
    return italicStyle.test(typeof body === "string" ? body : body.map(({ text }) => text).join(";"));
  });
}

function matchingPieces(
  pieces: readonly Piece[],
  missing: ReadonlySet<string>,
  unused: ReadonlySet<string>,
): readonly Piece[] {
  const isMissing = (names: readonly string[]) => names.some((name) => missing.has(name));
  const isDead = ({ names, choices }: Selector) =>
    isMissing(names) || choices.some((choice) => choice.every(isMissing));
  return pieces.flatMap((piece): Piece | readonly Piece[] => {
    if (piece.kind === "face") return unused.has(piece.range ?? "") ? [] : piece;
    if (piece.kind === "group") return { ...piece, pieces: matchingPieces(piece.pieces, missing, unused) };
    if (piece.kind !== "rule") return piece;
    const selectors = piece.selectors.filter((selector) => !isDead(selector));
    return selectors.length === 0 ? [] : { ...piece, selectors };
  });
}

/** Those that are asked for, and what their values ask for in turn. */
function neededProperties(pieces: readonly Piece[], asked: readonly string[]): ReadonlySet<string> {
  const texts: string[] = [];
  const values = new Map<string, string[]>();
  const visit = (piece: Piece) => {
    if (piece.kind === "group") {
      texts.push(piece.head);
      piece.pieces.forEach(visit);
    } else if (piece.kind !== "rule") texts.push(piece.text);
    else if (typeof piece.body === "string") texts.push(piece.body);
    else
      for (const { text, property } of piece.body)
        if (property === undefined) texts.push(text);
        else values.set(property, [...(values.get(property) ?? []), text.slice(property.length)]);
  };
  pieces.forEach(visit);
  const needed = new Set<string>();
  const pending = [...asked, ...texts.flatMap((text) => text.match(propertyName) ?? [])];
  for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
    if (needed.has(name)) continue;
    needed.add(name);
    pending.push(...(values.get(name) ?? []).flatMap((value) => value.match(propertyName) ?? []));
  }
  return needed;
}

function withoutProperties(pieces: readonly Piece[], needed: ReadonlySet<string>): readonly Piece[] {
  return pieces.flatMap((piece): Piece | readonly Piece[] => {
    if (piece.kind === "group") return { ...piece, pieces: withoutProperties(piece.pieces, needed) };
    if (piece.kind !== "rule" || typeof piece.body === "string") return piece;
    const body = piece.body.filter(({ property }) => property === undefined || needed.has(property));
    return body.length === 0 ? [] : { ...piece, body };
  });
}

function write(pieces: readonly Piece[]): string {
  return pieces
    .map((piece) => {
      if (piece.kind === "text" || piece.kind === "face") return piece.text;
      if (piece.kind === "group") {
        const inside = write(piece.pieces);
        return inside === "" ? "" : `${piece.head}{${inside}}`;
      }
      const { selectors, body } = piece;
      const written = typeof body === "string" ? body : `{${body.map(({ text }) => text).join(";")}}`;
      return selectors.map(({ text }) => text).join(",") + written;
    })
    .join("");
}

/** In any of the forms that a view's own markup may have. */
const classAttribute = /(?<![\w-])class\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;

const dataAttribute = /[\s"'](data-[\w-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/gi;

/** Of its elements, of HTML in what it loads later, and whatever the properties of an island may name. */
function namesOf(html: string): ReadonlySet<string> {
  const written = new Set<string>();
  for (const [, double, single, bare] of html.matchAll(classAttribute))
    written.add(double ?? single ?? bare ?? "");
  const classes = [...written].flatMap((value) => decodeAttribute(value).split(/\s+/));
  const data = [...html.matchAll(/<script type="application\/json">([^<]+)/g)];
  const words = data.flatMap(([, text = ""]) => wordsIn(text));
  const elements = new Set(
    [...html.matchAll(/(?:<|\\u003c)([a-z][\w\u0080-\uffff-]*)/gi)].map(([, name = ""]) =>
      name.toLowerCase(),
    ),
  );
  const attributes = new Set<string>();
  for (const [, name = "", ...values] of html.matchAll(dataAttribute)) {
    const attribute = `[${name.toLowerCase()}`;
    const value = values.find((each) => each !== undefined) ?? "";
    attributes.add(attribute);
    if (value.length <= longestWord) attributes.add(`${attribute}=${decodeAttribute(value)}`);
  }
  return new Set([...classes, ...words, ...[...elements].map((name) => `<${name}`), ...attributes]);
}

/** The islands and enhancements of a page, and what they share; a page without any runs no script. */
function partsOf(html: string): string[] {
  const parts = new Set(
    [...html.matchAll(/\sdata-(?:island|enhance)="([^"]+)"/g)].map(([, part = ""]) => part),
  );
  return parts.size === 0 ? [] : ["", ...parts];
}
