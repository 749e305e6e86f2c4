import type { SectionText } from "../../blocks/_kit/search/index-format.ts";

/** The visible text of a page's `main`. */
interface PageText {
  /** Its `h1`. */
  readonly heading: string;
  /** Split at headings that can be linked to; the first has no heading. */
  readonly sections: readonly SectionText[];
}

const skipped = new Set(
  "script style template svg nav button select textarea noscript iframe dialog form object audio video".split(
    " ",
  ),
);
const empty = new Set("area br col embed hr img input link meta source track wbr".split(" "));
const inline = new Set("a abbr b bdi bdo code em i kbd mark s small strong sub sup u wbr".split(" "));
const isHeading = /^h[1-6]$/;
const isKeptOut =
  /\s(?:hidden(?=[\s=]|$)|aria-hidden="true"|data-search="off"|class="[^"]*\bvisually-hidden\b)/;

export function readPage(html: string): PageText {
  const start = html.indexOf("<main");
  const end = html.lastIndexOf("</main>");
  if (start === -1 || end === -1) return { heading: "", sections: [] };
  const reader = createReader();
  const main = html.indexOf(">", start) + 1;
  for (let at = main; at < end; ) {
    const next = html.indexOf("<", at);
    const textEnd = next === -1 || next > end ? end : next;
    reader.text(html.slice(at, textEnd));
    if (textEnd === end) break;
    const close = html.startsWith("<!--", next) ? html.indexOf("-->", next) + 2 : html.indexOf(">", next);
    if (close < next) break;
    const tag = html.slice(next + 1, close);
    at = close + 1;
    reader.tag(tag);
    if (/^(?:script|style)\b/.test(tag)) at = Math.max(at, html.indexOf("</", at));
  }
  return reader.result();
}

interface Section {
  readonly id: string;
  heading: string;
  text: string;
}

function createReader() {
  const open: { readonly name: string; readonly id: string; readonly isSkipped: boolean }[] = [];
  const sections: Section[] = [{ id: "", heading: "", text: "" }];
  let title = "";
  let headingLevel = 0;
  let isNewSection = false;
  /** The inline element that has just ended, with no text behind it. */
  let ended = "";
  const write = (text: string) => {
    const last = sections.at(-1) as Section;
    if (headingLevel === 1) title += text;
    else if (headingLevel > 0 && isNewSection) last.heading += text;
    else last.text += text;
  };
  const openHeading = (level: number) => {
    headingLevel = level;
    const id = open.findLast((element) => element.id !== "")?.id ?? "";
    isNewSection = level > 1 && id !== "" && sections.every((section) => section.id !== id);
    if (isNewSection) sections.push({ id, heading: "", text: "" });
  };
  return {
    text(text: string) {
      if (text !== "") ended = "";
      if (!open.at(-1)?.isSkipped) write(decoded(text));
    },
    tag(tag: string) {
      const name = /^\/?([a-z][a-z0-9-]*)/.exec(tag)?.[1] ?? "";
      const isEnd = tag.startsWith("/");
      if (!inline.has(name) || (!isEnd && isBeside(ended, name))) write(" ");
      ended = isEnd && inline.has(name) ? name : "";
      if (isEnd) {
        const index = open.findLastIndex((element) => element.name === name);
        if (index !== -1) open.length = index;
        if (isHeading.test(name)) headingLevel = 0;
        return;
      }
      if (name === "" || empty.has(name) || tag.endsWith("/")) return;
      const isSkipped = open.at(-1)?.isSkipped || skipped.has(name) || isKeptOut.test(tag);
      open.push({ name, id: decoded(/\sid="([^"]*)"/.exec(tag)?.[1] ?? ""), isSkipped });
      if (isHeading.test(name) && !isSkipped) openHeading(Number(name[1]));
    },
    result: (): PageText => ({
      heading: tidied(title),
      sections: sections.map(({ id, heading, text }) => [id, tidied(heading), tidied(text)] as const),
    }),
  };
}

/** Two of a kind, such as two links, stand apart on the page; a mark within a word is of another kind. */
const isBeside = (ended: string, name: string) =>
  ended !== "" && inline.has(name) && (ended === name || ended === "a" || name === "a");

const tidied = (text: string) =>
  text
    .replace(/[\u00ad\u200b]/g, "")
    .replace(/\s+/g, " ")
    .replace(/ (?=[.,;:!?)\]»”](?: |$))/g, "")
    .trim();

const entities: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
};

const decoded = (text: string) =>
  text.replace(/&(?:#x([0-9a-f]{1,6})|#([0-9]{1,7})|([a-z]{2,6}));/gi, (whole, hex, decimal, name) => {
    if (name) return entities[name] ?? whole;
    const point = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return point <= 0x10ffff ? String.fromCodePoint(point) : "";
  });
