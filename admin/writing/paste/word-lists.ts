import { styleOf } from "./style-of.ts";

/** The levels of Word's lists that are bulleted, as `l0:level1`; a level that is not named by a style has no entry. */
export type BulletedLevels = ReadonlyMap<string, boolean>;

const longestRule = 600;

export function bulletedLevels(html: string): BulletedLevels {
  const levels = new Map<string, boolean>();
  for (const { 1: level = "", index } of html.matchAll(/@list (l\d+:level\d)/g)) {
    const [rules = ""] = html.slice(index, index + longestRule).split("}");
    levels.set(level, /mso-level-number-format:\s*bullet/.test(rules));
  }
  return levels;
}

interface ItemPlace {
  readonly level: number;
  readonly id: string;
}

type OpenList = ItemPlace & { readonly list: Element };

function listFor(open: OpenList[], { level, id }: ItemPlace, make: () => Element): Element {
  while ((open.at(-1)?.level ?? 0) > level) open.pop();
  const current = open.at(-1);
  if (current?.level === level && current.id === id) return current.list;
  if (current?.level === level) open.pop();
  const list = make();
  open.at(-1)?.list.lastElementChild?.append(list);
  open.push({ list, level, id });
  return list;
}

export function convertWordLists(body: HTMLElement, bulleted: BulletedLevels): void {
  let open: OpenList[] = [];
  let last: Element | undefined;
  for (const paragraph of [...body.querySelectorAll<HTMLElement>("p, h1, h2, h3, h4, h5, h6")]) {
    const [, id = "", number] = /(l\d+) level(\d)/i.exec(styleOf(paragraph, "mso-list")) ?? [];
    if (number === undefined) continue;
    const sign = takeSign(paragraph);
    if (paragraph.localName !== "p") continue;
    if (last === undefined || paragraph.previousElementSibling !== last) open = [];
    const isBulleted = bulleted.get(`${id}:level${number}`) ?? !isNumber(sign);
    const list = listFor(open, { level: Number(number), id }, () =>
      newList(body.ownerDocument, isBulleted, sign),
    );
    if (!list.parentNode) {
      paragraph.before(list);
      last = list;
    }
    const item = body.ownerDocument.createElement("li");
    item.append(...paragraph.childNodes);
    list.append(item);
    paragraph.remove();
  }
}

function newList(document: Document, isBulleted: boolean, sign: string): Element {
  const list = document.createElement(isBulleted ? "ul" : "ol");
  const [start] = /\d+/.exec(sign) ?? [];
  if (!isBulleted && start && start !== "1") list.setAttribute("start", start);
  return list;
}

function isNumber(sign: string): boolean {
  return /^\(?(?:\d+|[a-z]{1,4})[.)]/i.test(sign);
}

const leadingSign =
  /^[\s\u00a0]*((?:[·•o§▪◦‣●○–—-]|\(?(?:\d{1,3}|[a-z]{1,4})[.)])(?=[\s\u00a0]))[\s\u00a0]*/i;

/** Takes an item's sign out of it: the span that Word marks with `Ignore`, or what stands where that would be. */
function takeSign(paragraph: HTMLElement): string {
  const marked = [...paragraph.querySelectorAll<HTMLElement>("span")].filter((span) =>
    /ignore/i.test(styleOf(span, "mso-list")),
  );
  const words = marked.map(({ textContent }) => textContent?.trim() ?? "").join("");
  for (const span of marked) span.remove();
  if (marked.length > 0) return words;
  const [whole = "", sign = ""] = leadingSign.exec(paragraph.textContent ?? "") ?? [];
  removeStart(paragraph, whole.length);
  return sign;
}

export function removeStart(node: Node, length: number): number {
  let left = length;
  for (const child of [...node.childNodes]) {
    if (left <= 0) break;
    if (child.nodeType === 3) {
      const text = child.textContent ?? "";
      child.textContent = text.slice(left);
      left -= Math.min(left, text.length);
    } else left = removeStart(child, left);
  }
  return left;
}

export function joinWebLists(body: HTMLElement): void {
  let open: OpenList[] = [];
  let last: Element | undefined;
  for (const wrapper of [...body.querySelectorAll<HTMLElement>(".ListContainerWrapper")]) {
    const own = wrapper.querySelector<HTMLElement>("ul, ol");
    const item = own?.querySelector<HTMLElement>("li");
    if (!own || !item) continue;
    const place = {
      level: Number(item.dataset.ariaLevel ?? 1),
      id: `${own.localName} ${item.dataset.listid}`,
    };
    if (last === undefined || wrapper.previousElementSibling !== last) open = [];
    const list = listFor(open, place, () => own);
    if (list !== own) list.append(...own.childNodes);
    else if (!body.contains(own) || wrapper.contains(own)) {
      wrapper.before(own);
      last = own;
    }
    wrapper.remove();
  }
}
