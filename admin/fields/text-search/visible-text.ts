import { characterEntities } from "character-entities";
import type { Token, Tokens } from "marked";
import { withTokens as readMarkdown } from "../../../renderer/resolve/markdown/with-tokens.ts";
import { tokenPattern } from "../../../schema/text/token-syntax.ts";

/** A part of what people read, and where it is written; one that is not as long as that is written as a whole. */
interface Piece {
  readonly shown: string;
  readonly start: number;
  readonly end: number;
  /** What is written elsewhere, as the value of a token. */
  readonly isFixed: boolean;
}

/** What people read of a written text. */
export interface VisibleText {
  /** All of it. */
  readonly shown: string;
  /** Its parts in order; together they are `shown`. */
  readonly pieces: readonly Piece[];
}

/** How a text is written. */
export interface TextKind {
  /** Otherwise, it is plain text with tokens. */
  readonly isMarkdown: boolean;
  /** What people read in place of a token. */
  readonly tokenText: (token: string) => string;
}

const special =
  /:\/\/|www\.|[@&*_~`\\{[<>#|\u00ad\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\u1100-\u11ff\ufb00-\ufb06\uff01-\uff5e]|[\u0300-\u036f]|[\u3099\u309a]|^[ \t]*(?:[-+]|\d+[.)])[ \t]/m;

/** What people read of a text: without marks and addresses, with what entities and tokens stand for. */
export function visibleText(source: string, kind: TextKind): VisibleText {
  const isPlain = !special.test(source) && !(kind.isMarkdown && source.includes("\n"));
  if (isPlain) return plainText(source, 0, source.length);
  const reader = new TextReader(source, kind);
  return (kind.isMarkdown && reader.markdown()) || reader.plain();
}

function plainText(source: string, start: number, end: number): VisibleText {
  return { shown: source, pieces: [{ shown: source, start, end, isFixed: false }] };
}

const hidden = "\ue100";
const unseen =
  /^(?!\u200d\p{Extended_Pictographic})[\u00ad\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/u;
const composed =
  /^(?:[^\p{M}\s][\u0300-\u036f\u3099\u309a]+|[\u1100-\u115f][\u1160-\u11a7][\u11a8-\u11ff]?|[\ufb00-\ufb06\uff01-\uff5e])/u;

/** A letter as it is read, however it is coded: é of two code points, and fi of one. */
export function asOneLetter(text: string): string {
  return text.normalize("NFC").replace(/[\ufb00-\ufb06\uff01-\uff5e]/g, (letter) => letter.normalize("NFKC"));
}

const entity = /^&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z][a-z\d]*));/i;

class TextReader {
  private pieces: Piece[] = [];
  private cursor = 0;
  private readonly plainSource: string;

  constructor(
    private readonly source: string,
    private readonly kind: TextKind,
  ) {
    this.plainSource = source.replace(tokenPattern, (token) => hidden.repeat(token.length));
  }

  plain(): VisibleText {
    this.pieces = [];
    this.words(0, this.source.length, false);
    return this.read();
  }

  /** Nothing where a part of the text can't be found in it. */
  markdown(): VisibleText | undefined {
    const read = readMarkdown(this.plainSource, (tokens) => this.blocks(tokens));
    return "result" in read && read.result ? this.read() : undefined;
  }

  private read(): VisibleText {
    const last = this.pieces.at(-1);
    const pieces =
      last && last.start === last.end && last.shown === "\n" ? this.pieces.slice(0, -1) : this.pieces;
    return { shown: pieces.map(({ shown }) => shown).join(""), pieces };
  }

  private add(shown: string, start: number, end: number, isFixed: boolean): void {
    this.pieces.push({ shown, start, end, isFixed });
  }

  private blocks(tokens: readonly Token[]): boolean {
    return tokens.every((token) => this.token(token) && this.between(token));
  }

  /** Words of two blocks are not one text. */
  private between({ type }: Token): true {
    if (/^(?:paragraph|heading|list_item|code|table|blockquote|hr|footnote$|description)/.test(type))
      this.add("\n", this.cursor, this.cursor, true);
    return true;
  }

  private token(token: Token): boolean {
    const { type, raw } = token;
    const { tokens: inner } = token as Tokens.Generic;
    switch (type) {
      case "space":
      case "def":
      case "hr":
      case "html":
      case "footnoteMark":
      case "checkbox":
        return this.skip(raw);
      case "br":
        this.add(" ", this.cursor, this.cursor, true);
        return this.skip(raw);
      case "escape":
        return this.leaf(raw, (start) => this.add(raw.slice(1), start, start + raw.length, false));
      case "codespan":
      case "code":
      case "image":
        return this.lines((token as Tokens.Codespan).text, type === "image" ? raw : undefined);
      case "list":
        return (token as Tokens.List).items.every((item) => this.blocks(item.tokens) && this.between(item));
      case "table":
        return this.cells(token as Tokens.Table);
      case "link":
        return this.link(token as Tokens.Link);
      default:
        return inner ? this.blocks(inner) : this.lines(raw);
    }
  }

  private cells({ header, rows }: Tokens.Table): boolean {
    return [header, ...rows].flat().every((cell) => {
      this.add("\n", this.cursor, this.cursor, true);
      return this.blocks(cell.tokens);
    });
  }

  private link({ raw, tokens }: Tokens.Link): boolean {
    const start = this.plainSource.indexOf(raw, this.cursor);
    // An address that stands for itself is no text.
    if (!raw.startsWith("[")) {
      this.add("\n", this.cursor, this.cursor, true);
      return this.skip(raw);
    }
    if (!this.blocks(tokens)) return false;
    if (start !== -1) this.cursor = Math.max(this.cursor, start + raw.length);
    return true;
  }

  private skip(raw: string): boolean {
    const start = this.plainSource.indexOf(raw, this.cursor);
    if (start !== -1) this.cursor = start + raw.length;
    return true;
  }

  private leaf(raw: string, act: (start: number) => void): boolean {
    const start = this.plainSource.indexOf(raw, this.cursor);
    if (start === -1) return false;
    this.cursor = start + raw.length;
    act(start);
    return true;
  }

  /** Each line by itself, as those of a quotation have marks between them. */
  private lines(text: string, whole?: string): boolean {
    const isFound = text.split("\n").every((line, index) => {
      if (index > 0) this.add(" ", this.cursor, this.cursor, true);
      const words = line.trim();
      return words === ""
        ? this.spaces(line)
        : this.leaf(line, (start) => this.words(start, start + line.length, true));
    });
    if (isFound && whole !== undefined)
      this.cursor = Math.max(this.cursor, this.cursor + whole.length - text.length - 2);
    return isFound;
  }

  private spaces(line: string): true {
    if (line !== "" && this.plainSource.startsWith(line, this.cursor)) {
      this.add(line, this.cursor, this.cursor + line.length, false);
      this.cursor += line.length;
    }
    return true;
  }

  private words(start: number, end: number, hasEntities: boolean): void {
    const { source, plainSource } = this;
    let plain = start;
    const flush = (to: number) => {
      if (to > plain) this.add(source.slice(plain, to), plain, to, false);
    };
    for (let at = start; at < end; ) {
      const length = this.specialAt(plainSource.slice(at, Math.min(end, at + 40)), hasEntities);
      if (length === 0) {
        at++;
        continue;
      }
      flush(at);
      at = plainSource[at] === hidden ? this.tokens(at) : this.special(at, length);
      plain = at;
    }
    flush(end);
  }

  private specialAt(rest: string, hasEntities: boolean): number {
    if (rest[0] === hidden || unseen.test(rest)) return 1;
    const [letter = ""] = composed.exec(rest) ?? [];
    if (letter !== asOneLetter(letter)) return letter.length;
    return hasEntities && rest[0] === "&" ? (entity.exec(rest)?.[0].length ?? 0) : 0;
  }

  private special(at: number, length: number): number {
    const written = this.source.slice(at, at + length);
    const shown = written.startsWith("&") ? decoded(written) : asOneLetter(written);
    this.add(unseen.test(shown) ? "" : shown, at, at + length, false);
    return at + length;
  }

  private tokens(at: number): number {
    const [token = ""] = [...this.source.slice(at).matchAll(tokenPattern)].map(([written]) => written);
    const shown = token.startsWith("\\") ? token.slice(1) : this.kind.tokenText(token);
    this.add(shown, at, at + token.length, true);
    return at + token.length;
  }
}

function decoded(written: string): string {
  const [, decimal, hexadecimal, name] = entity.exec(written) ?? [];
  if (name !== undefined)
    return Object.hasOwn(characterEntities, name) ? (characterEntities[name] ?? written) : written;
  const code = decimal === undefined ? Number.parseInt(hexadecimal ?? "", 16) : Number(decimal);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : written;
}
