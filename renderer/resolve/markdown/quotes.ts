type Pair = readonly [open: string, close: string];

interface Quotes {
  readonly double: Pair;
  readonly single: Pair;
}

const french: Pair = ["«\u00a0", "\u00a0»"];
const angled: Pair = ["«", "»"];
const english: Pair = ["“", "”"];
const englishSingle: Pair = ["‘", "’"];
const german: Pair = ["„", "“"];
const polish: Pair = ["„", "”"];
const corners: Quotes = { double: ["「", "」"], single: ["『", "』"] };

const usual: Quotes = { double: english, single: englishSingle };

/** By language and region, as Unicode's CLDR has them; French and Spanish singles as their style guides do. */
const quotesOf: Readonly<Record<string, Quotes>> = {
  de: { double: german, single: ["‚", "‘"] },
  "de-ch": { double: angled, single: ["‹", "›"] },
  fr: { double: french, single: englishSingle },
  "fr-ch": { double: angled, single: ["‹", "›"] },
  es: { double: angled, single: english },
  it: { double: angled, single: english },
  pt: { double: angled, single: english },
  "pt-br": usual,
  ca: { double: angled, single: english },
  ar: { double: angled, single: english },
  fa: { double: angled, single: ["‹", "›"] },
  el: { double: angled, single: english },
  ru: { double: angled, single: german },
  uk: { double: angled, single: polish },
  be: { double: angled, single: german },
  bg: { double: german, single: ["‚", "‘"] },
  pl: { double: polish, single: angled },
  ro: { double: polish, single: angled },
  hu: { double: polish, single: ["»", "«"] },
  hr: { double: polish, single: ["‚", "’"] },
  sr: { double: polish, single: ["’", "’"] },
  cs: { double: german, single: ["‚", "‘"] },
  sk: { double: german, single: ["‚", "‘"] },
  sl: { double: german, single: ["‚", "‘"] },
  lt: { double: german, single: ["‚", "‘"] },
  et: { double: german, single: ["‚", "‘"] },
  is: { double: german, single: ["‚", "‘"] },
  da: { double: english, single: englishSingle },
  nb: { double: angled, single: englishSingle },
  nn: { double: angled, single: englishSingle },
  no: { double: angled, single: englishSingle },
  sv: { double: ["”", "”"], single: ["’", "’"] },
  fi: { double: ["”", "”"], single: ["’", "’"] },
  ja: corners,
  "zh-hant": corners,
  "zh-tw": corners,
  "zh-hk": corners,
};

/** Words that begin with an apostrophe, and hardly ever a quotation. */
const shortened: Readonly<Record<string, string>> = {
  en: "tis twas twere twill twould twasn tisn em n",
  de: "s n ne nem nen ner nes",
  nl: "s t n k m r ns z",
  cy: "r n w i u ch m th da dyn dw dach dych sgen",
  it: "ndrangheta ndranghetista ndranghetisti",
};

/** Words that begin with an apostrophe, unless a quotation ends behind them. */
const perhapsShortened: Readonly<Record<string, string>> = {
  en: "til till cause cos cuz bout round neath gainst nother ave ello ere hood specially scuse fraid",
  de: "rum rein raus runter rauf rüber ran mal drauf ham",
  nl: "ie ne",
  fr: "tit tite tain",
  it: "sto sta ste sti na no ndo mo",
  es: "ta pa tá na",
  pt: "tá tou tava",
  cy: "chydig nôl sgwn steddfod smo dwi sdim rioed",
};

const truncated: Readonly<Record<string, string>> = {
  en: "o an th ol",
  it: "po mo be va fa da di sta to ca pie",
  de: "hab ich wär könnt",
  es: "pa na to ta",
  pt: "pra pa tá tou",
  cy: "be o e fo fe i a ma cry ffor ga sy wn ca gwbwl di fy dy",
};

export const tagMark = "\ufdd0";
export const codeMark = "\ufdd1";

interface Rules {
  readonly quotes: Quotes;
  readonly shortened: ReadonlySet<string>;
  readonly perhapsShortened: ReadonlySet<string>;
  readonly truncated: ReadonlySet<string>;
  readonly isHebrew: boolean;
  readonly namesOnly: boolean;
  readonly dropsLetters: boolean;
  readonly elides: boolean;
}

const known = new Map<string, Rules>();

function rulesFor(tag: string): Rules {
  const found = known.get(tag);
  if (found) return found;
  const [language = "", ...parts] = tag.toLowerCase().split("-");
  const narrow = parts.map((part) => quotesOf[`${language}-${part}`]).find((quotes) => quotes !== undefined);
  const rules = {
    quotes: narrow ?? quotesOf[language] ?? usual,
    shortened: wordsOf(shortened[language]),
    perhapsShortened: wordsOf(perhapsShortened[language]),
    truncated: wordsOf(truncated[language]),
    isHebrew: language === "he" || language === "yi",
    namesOnly: language !== "en",
    dropsLetters: language === "cy",
    elides: ["fr", "it", "ca", "oc"].includes(language),
  };
  known.set(tag, rules);
  return rules;
}

const wordsOf = (words = "") => new Set(words.split(" "));

const word = /[\p{L}\p{M}\p{N}\ufdd1\ufffc]/u;
const digit = /\p{Nd}/u;
const opener = /[\s([{<–—/«„“‘‚‹¿¡…|=+]/u;
const closer = /[\s)\]}>–—/»”’›.,:;!?…|،؛؟。、]/u;
const ideographic =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uffef]/u;
const hebrew = /\p{Script=Hebrew}/u;
const arabic = /\p{Script=Arabic}/u;
const straight = /["']/;

/**
 * The text with its straight quotation marks and apostrophes as the language writes them. One that can't be told, and
 * those of feet and inches, stay.
 */
export function setQuotes(text: string, language: string): string {
  if (!straight.test(text)) return text;
  return new QuoteSetter([...text], rulesFor(language)).set();
}

type Kind = "open" | "close" | "apostrophe" | "straight";

class QuoteSetter {
  private readonly open = { '"': false, "'": false };
  /** Marks that may be an apostrophe as well as the end of a quotation, of which the beginning is as uncertain. */
  private readonly undecided = new Set<number>();

  constructor(
    private readonly letters: string[],
    private readonly rules: Rules,
  ) {}

  set(): string {
    const { letters, rules, open } = this;
    return letters
      .map((mark, at) => {
        if (mark !== '"' && mark !== "'") return mark;
        const abbreviation = rules.isHebrew && this.hebrewMark(mark, at);
        if (abbreviation) return abbreviation;
        const kind = mark === '"' ? this.double(at) : this.single(at);
        if (kind === "straight") return mark;
        if (kind === "apostrophe") return "’";
        open[mark] = kind === "open";
        const [first, last] = rules.quotes[mark === '"' ? "double" : "single"];
        return kind === "open" ? first : last;
      })
      .join("");
  }

  private hebrewMark(mark: string, at: number): string | undefined {
    const before = hebrew.test(this.before(at) ?? "");
    if (mark === '"') return before && hebrew.test(this.after(at) ?? "") ? "״" : undefined;
    return before && !this.open["'"] ? "׳" : undefined;
  }

  private double(at: number): Kind {
    const { before, after, starts, ends } = this.around(at);
    const isOpen = this.open['"'];
    if (digit.test(before) && this.letters[at - 1] === before && !(isOpen && !this.isClosedLater(at)))
      return "straight";
    if (starts && ends) return this.atEdge(at);
    if (starts) return "open";
    if (ends) return "close";
    // Arabic writes "and", "in" and "for" as a letter before the word.
    if (!isOpen && arabic.test(before) && arabic.test(after)) return "open";
    if (ideographic.test(before) || ideographic.test(after)) return isOpen ? "close" : "open";
    const isJoined = /['’‑-]/.test(this.neighbour(at, -1));
    if (isJoined && !isOpen) return "open";
    if (isOpen) return this.rules.elides && this.isElided(at) ? "open" : "close";
    return !word.test(before) && word.test(after) && this.isClosedLater(at) ? "open" : "straight";
  }

  /** L'"été": a quotation in a quotation begins here. */
  private isElided(at: number): boolean {
    const marks = [at - 2, at - 1, at + 1].map((near) => this.letters[near] ?? "");
    const [before = "", mark = "", after = ""] = marks;
    return word.test(before) && /['’]/.test(mark) && word.test(after);
  }

  private single(at: number): Kind {
    if (this.undecided.has(at)) return "straight";
    const { before, after, starts, ends } = this.around(at);
    const isOpen = this.open["'"];
    if (word.test(before) && word.test(after)) {
      if (this.touches(at, '"')) return "apostrophe";
      if (digit.test(before) && digit.test(after)) return "straight";
      if (ideographic.test(before) && ideographic.test(after)) return isOpen ? "close" : "open";
      return "apostrophe";
    }
    if (starts && ends) return this.atEdge(at);
    if (digit.test(before) && this.letters[at - 1] === before)
      return isOpen && !this.isClosedLater(at) ? "close" : "straight";
    if (starts) return this.startOfWord(at);
    if (!ends && !word.test(before)) return isOpen ? "close" : this.startOfWord(at);
    if (isOpen) return this.isGenitive(at) && this.isClosedLater(at) ? "apostrophe" : "close";
    return word.test(before) ? "apostrophe" : this.rules.quotes.single[1] === "’" ? "close" : "straight";
  }

  /** Between what can stand outside of quotes on both sides, such as an ellipsis: a space tells. */
  private atEdge(at: number): Kind {
    const isSpace = (letter: string) => letter === "" || /\s/.test(letter);
    const [before, after] = [isSpace(this.neighbour(at, -1)), isSpace(this.neighbour(at, 1))];
    if (before === after) return "straight";
    return before ? "open" : "close";
  }

  private startOfWord(at: number): Kind {
    const following = this.letters
      .slice(at + 1, at + 16)
      .filter((letter) => letter !== tagMark)
      .join("");
    const isFirst = this.neighbour(at, -1) === "";
    const [year] = /^\d\d(?:['’]s|\p{L}{0,3})(?![\p{L}\p{N}])/u.exec(following) ?? [];
    if (year && !(isFirst && year.length === 2 && this.isClosedLater(at))) return "apostrophe";
    const [first = ""] = /^\p{L}+/u.exec(following) ?? [];
    const short = first.toLowerCase();
    const isAlone = /^\p{L}{2,}'(?!\p{L})/u.test(following);
    if (this.rules.shortened.has(short) && !isAlone) return "apostrophe";
    if (!isAlone && this.isUndecided(at, first)) return "straight";
    const isClosed = this.isClosedLater(at);
    if (this.rules.perhapsShortened.has(short) && !isClosed) return "apostrophe";
    if (isFirst || isClosed) return "open";
    return this.rules.dropsLetters && this.undecided.size === 0 ? "apostrophe" : "straight";
  }

  /** 'Sto, po': two words without a letter, or a quotation of two. */
  private isUndecided(at: number, first: string): boolean {
    const { perhapsShortened: perhaps, dropsLetters } = this.rules;
    const isSmall = dropsLetters && /^\p{Ll}/u.test(first);
    if (!isSmall && !perhaps.has(first.toLowerCase())) return false;
    const ends = this.endsAfter(at);
    const isOpen = ends.length === 0 && isSmall && this.neighbour(at, -1) === "";
    if (!isOpen && (ends.length === 0 || !ends.every((end) => this.mayBeApostrophe(end)))) return false;
    for (const mark of [at, ...ends]) this.undecided.add(mark);
    return true;
  }

  private endsAfter(at: number): number[] {
    return this.letters.flatMap((letter, next) => {
      if (next <= at || letter !== "'") return [];
      const { starts, ends } = this.around(next);
      return ends && !starts ? [next] : [];
    });
  }

  private mayBeApostrophe(at: number): boolean {
    const before = this.wordBefore(at);
    const { truncated: cut } = this.rules;
    return cut.has(before.toLowerCase()) || this.isGenitive(at);
  }

  private wordBefore(at: number): string {
    const rest = this.letters.slice(Math.max(0, at - 30), at).filter((letter) => letter !== tagMark);
    return /(?<![\p{L}\p{M}])[\p{L}\p{M}]+$/u.exec(rest.join(""))?.[0] ?? "";
  }

  /** The clients' house, Hans' car, un po' di pane: inside of quotes these do not end them. */
  private isGenitive(at: number): boolean {
    const { namesOnly, truncated: cut } = this.rules;
    const before = this.wordBefore(at);
    if (!/^\s$/.test(this.neighbour(at, 1))) return false;
    if (cut.has(before.toLowerCase()) || (!namesOnly && /\Bin$/.test(before))) return true;
    return (!namesOnly || /^\p{Lu}/u.test(before)) && /[sßxz]$/i.test(before);
  }

  /** Whether a mark of the same kind that can end a quotation comes before one that can begin one. */
  private isClosedLater(at: number): boolean {
    const mark = this.letters[at];
    for (let next = at + 1; next < this.letters.length; next++) {
      if (this.letters[next] !== mark) continue;
      const { before, after, starts, ends } = this.around(next);
      if (mark === "'" && word.test(before) && word.test(after)) continue;
      if (ends && !starts) return true;
      if (starts && !ends) return false;
    }
    return false;
  }

  private around(at: number) {
    const before = this.before(at) ?? "";
    const after = this.after(at) ?? "";
    return {
      before,
      after,
      starts: before === "" || opener.test(before),
      ends: after === "" || closer.test(after),
    };
  }

  private touches(at: number, mark: string): boolean {
    return this.neighbour(at, 1) === mark;
  }

  private neighbour(at: number, step: 1 | -1): string {
    let next = at + step;
    while (this.letters[next] === tagMark) next += step;
    return this.letters[next] ?? "";
  }

  private before(at: number): string | undefined {
    return this.beyond(at, -1);
  }

  private after(at: number): string | undefined {
    return this.beyond(at, 1);
  }

  private beyond(at: number, step: 1 | -1): string | undefined {
    let next = at + step;
    while (this.letters[next] === tagMark || straight.test(this.letters[next] ?? "")) next += step;
    return this.letters[next];
  }
}
