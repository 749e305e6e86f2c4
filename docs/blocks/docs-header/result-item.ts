import { element } from "./element.ts";
import type { FoundPart } from "./search-index.ts";

/** How much of a text is shown before and after the first word that was found, in characters. */
const before = 40;
const after = 120;

/** A result as an option of the list: its page, its heading, and the place in the text. */
export function resultItem(
  { href, title, section, heading, text, terms }: FoundPart,
  index: number,
): HTMLElement {
  const item = element("li", { id: `search-result-${index}`, role: "option", ariaSelected: "false" });
  item.dataset.href = href;
  const name = element("strong", {});
  name.append(...marked(heading === "" ? title : heading, terms));
  const where = element("span", {
    className: "search-where",
    textContent: heading === "" ? section : `${section} › ${title}`,
  });
  const excerpt = element("span", { className: "search-text" });
  excerpt.append(...marked(excerptOf(text, terms), terms));
  item.append(where, name, excerpt);
  return item;
}

function excerptOf(text: string, terms: readonly string[]): string {
  const lower = text.toLowerCase();
  const places = terms.map((term) => lower.indexOf(term)).filter((place) => place >= 0);
  const start = Math.max(0, Math.min(...places, text.length) - before);
  const from = places.length === 0 || start === 0 ? 0 : text.indexOf(" ", start) + 1;
  const end = from + before + after;
  return `${from > 0 ? "… " : ""}${text.slice(from, end)}${end < text.length ? " …" : ""}`;
}

/** A text with the words that were found as marks. */
function marked(text: string, terms: readonly string[]): (string | HTMLElement)[] {
  if (terms.length === 0) return [text];
  const words = terms.map((term) => term.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return text
    .split(new RegExp(`(${words.join("|")})`, "gi"))
    .map((part, index) => (index % 2 === 1 ? element("mark", { textContent: part }) : part));
}
