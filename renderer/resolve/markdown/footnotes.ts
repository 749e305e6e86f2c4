import type { Token } from "marked";
import { tokensIn } from "./each-token.ts";
import type { Footnote, FootnoteMark } from "./markdown-syntax.ts";

export interface PlacedFootnote {
  /** From 1, in the order of the references. */
  readonly number: number;
  /** Of its element on the page. */
  readonly id: string;
  readonly tokens: readonly Token[];
  /** The ids of the places that refer to it. */
  readonly marks: readonly string[];
}

export interface CheckedFootnoteMark extends FootnoteMark {
  /** Whether it is in a link, in which there can't be another. */
  isInLink?: boolean;
  /** Nothing for one that refers to no footnote. */
  placed?: { readonly number: number; readonly id: string; readonly footnote: string };
}

interface FootnoteOrder {
  readonly placed: readonly PlacedFootnote[];
  /** Those that nothing refers to. */
  readonly unread: readonly Footnote[];
  /** Those whose name another one above has. */
  readonly duplicate: readonly Footnote[];
}

/** Numbers footnotes in the order in which a text refers to them; `idFor` makes ids that the page has once. */
export function numberFootnotes(tokens: readonly Token[], idFor: (name: string) => string): FootnoteOrder {
  const written = new Map<string, Footnote>();
  const duplicate: Footnote[] = [];
  const marks: FootnoteMark[] = [];
  visit(tokens, (token) => {
    if (token.type === "link") markInLink(token);
    if (token.type === "footnoteMark") marks.push(token as FootnoteMark);
    if (token.type !== "footnote") return;
    const footnote = token as Footnote;
    const name = footnote.label.toLowerCase();
    if (written.has(name)) duplicate.push(footnote);
    else written.set(name, footnote);
  });
  const placed = new Map<string, { number: number; id: string; tokens: Token[]; marks: string[] }>();
  // Footnotes may refer to others, which come after those of the text.
  for (const mark of marks as CheckedFootnoteMark[]) {
    const name = mark.label.toLowerCase();
    const footnote = written.get(name);
    if (!footnote) continue;
    let own = placed.get(name);
    if (!own) {
      const number = placed.size + 1;
      own = { number, id: idFor(`fn-${number}`), tokens: footnote.tokens, marks: [] };
      placed.set(name, own);
      visit(footnote.tokens, (token) => {
        if (token.type === "link") markInLink(token);
        if (token.type === "footnoteMark") marks.push(token as FootnoteMark);
      });
    }
    const count = own.marks.length + 1;
    const id = idFor(count === 1 ? `fnref-${own.number}` : `fnref-${own.number}-${count}`);
    own.marks.push(id);
    mark.placed = { number: own.number, id, footnote: own.id };
  }
  const unread = [...written].flatMap(([name, footnote]) => (placed.has(name) ? [] : [footnote]));
  return { placed: [...placed.values()], unread, duplicate };
}

function markInLink(link: Token): void {
  for (const children of tokensIn(link))
    visit(children, (token) => {
      if (token.type === "footnoteMark") (token as CheckedFootnoteMark).isInLink = true;
    });
}

/** All tokens but those within footnotes. */
function visit(tokens: readonly Token[], act: (token: Token) => void): void {
  for (const token of tokens) {
    act(token);
    if (token.type !== "footnote") for (const children of tokensIn(token)) visit(children, act);
  }
}
