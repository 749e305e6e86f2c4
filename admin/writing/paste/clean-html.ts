import { safeUrl } from "../../../schema/fields/safe-url.ts";
import { parseUrl } from "../../../schema/text/parse-url.ts";
import { cleanInvisible } from "./clean-invisible.ts";
import { cleanPicture, convertDrawnEmoji } from "./clean-pictures.ts";
import { cleanTable } from "./clean-table.ts";
import { styleOf } from "./style-of.ts";
import { type BulletedLevels, convertWordLists, joinWebLists, removeStart } from "./word-lists.ts";

const headings = "h1, h2, h3, h4, h5, h6";
const blocks = `p, div, ul, ol, table, blockquote, pre, hr, ${headings}`;

/**
 * Cleans formatted text from other programs, in place: what they say by styles becomes elements, lists are lists,
 * a picture is an `img` without an address; everything else that the text can't hold goes.
 * Returns how many links lost their address, because it was a place in the other document.
 */
export function cleanHtml(body: HTMLElement, bulleted: BulletedLevels): number {
  removeComments(body);
  cleanInvisible(body);
  removeHidden(body);
  convertDrawnEmoji(body);
  keepFormulas(body);
  keepEmbedded(body);
  keepCheckboxes(body);
  removeAll(
    body,
    "style, script, meta, link, title, xml, svg, object, input, button, select, textarea, template",
  );
  for (const element of [...body.querySelectorAll("*")])
    if (element.localName.includes(":") || element.matches("pre code")) unwrap(element);
  for (const quoted of [...body.querySelectorAll("q")]) {
    quoted.prepend("“");
    quoted.append("”");
    unwrap(quoted);
  }
  for (const code of body.querySelectorAll("pre")) trimEnd(code.lastChild);
  convertWordLists(body, bulleted);
  joinWebLists(body);
  nestLists(body);
  for (const element of [...body.querySelectorAll<HTMLElement>("b, strong, i, em, span, font")])
    replaceStyled(element);
  const links = [...body.querySelectorAll("a")].filter((link) => !cleanLink(link)).length;
  for (const image of [...body.querySelectorAll("img")]) cleanPicture(image);
  for (const list of [...body.querySelectorAll("dl, figure, details")]) flattenNamed(list);
  for (const table of [...body.querySelectorAll("table")].reverse()) cleanTable(table);
  wrapInline(body);
  for (const element of [body, ...body.querySelectorAll(`p, div, li, ${headings}`)]) splitAtBreaks(element);
  for (const heading of [...body.querySelectorAll(headings)]) if (heading.closest("li")) rename(heading, "p");
  removeEmpty(body);
  return links;
}

function removeAll(body: HTMLElement, selector: string): void {
  for (const gone of body.querySelectorAll(selector)) gone.remove();
}

function removeHidden(body: HTMLElement): void {
  for (const element of body.querySelectorAll<HTMLElement>("[data-style]")) {
    const isHidden = styleOf(element, "display") === "none" || styleOf(element, "mso-hide") === "all";
    // The formula that a picture shows is written in what is hidden beside it.
    if (isHidden && !element.querySelector("math, annotation")) element.remove();
  }
}

function trimEnd(node: ChildNode | null): void {
  if (node?.nodeType === 3) node.textContent = (node.textContent ?? "").trimEnd();
}

function removeComments(node: Node): void {
  for (const child of [...node.childNodes]) {
    if (child.nodeType === 8) child.remove();
    else removeComments(child);
  }
}

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

function rename(element: Element, name: string): Element {
  const made = element.ownerDocument.createElement(name);
  made.append(...element.childNodes);
  element.replaceWith(made);
  return made;
}

function replaceWithText(element: Element, name: string, text: string): void {
  const made = element.ownerDocument.createElement(name);
  made.textContent = text;
  element.replaceWith(made);
}

function keepFormulas(body: HTMLElement): void {
  for (const formula of [...body.querySelectorAll(".katex, mjx-container, math")]) {
    if (!body.contains(formula)) continue;
    const source = formula.querySelector("annotation[encoding='application/x-tex']")?.textContent;
    const written = source ?? formula.getAttribute("alttext") ?? formula.textContent ?? "";
    formula.closest(".mwe-math-element")?.querySelector("img")?.remove();
    replaceWithText(formula, source === undefined ? "span" : "code", written.trim());
  }
}

function keepEmbedded(body: HTMLElement): void {
  for (const embedded of [...body.querySelectorAll("iframe, video, audio, embed")]) {
    const from = embedded.getAttribute("src") ?? embedded.querySelector("source")?.getAttribute("src") ?? "";
    const address = from.startsWith("//") ? `https:${from}` : from;
    if (!/^https?:/.test(address)) {
      embedded.remove();
      continue;
    }
    const link = embedded.ownerDocument.createElement("a");
    link.setAttribute("href", pageOfFilm(address));
    link.textContent = embedded.getAttribute("title") || link.getAttribute("href");
    embedded.replaceWith(link);
  }
}

function pageOfFilm(address: string): string {
  const url = parseUrl(address);
  const isEmbed = url?.pathname.startsWith("/embed/") && /^www\.youtube(?:-nocookie)?\.com$/.test(url.host);
  const id = url?.pathname.split("/")[2];
  return isEmbed && id ? `https://www.youtube.com/watch?v=${id}` : address;
}

function keepCheckboxes(body: HTMLElement): void {
  for (const item of body.querySelectorAll<HTMLElement>("li")) {
    const box = item.querySelector("input[type=checkbox], .checkbox, [role=checkbox]") ?? item;
    if (box.closest("li") !== item) continue;
    const isBox = box !== item || item.getAttribute("role") === "checkbox";
    const said = /^\s*(?:\[([ xX])\]|([☐☑☒]))\s+/.exec(item.textContent ?? "");
    if (!isBox && !said) continue;
    const isChecked =
      box.hasAttribute("checked") ||
      box.getAttribute("aria-checked") === "true" ||
      box.classList.contains("checkbox-on") ||
      /[xX]/.test(said?.[1] ?? "") ||
      /[☑☒]/.test(said?.[2] ?? "");
    if (said) removeStart(item, said[0].length);
    if (box !== item && box.localName !== "input" && box.textContent?.trim() === "") box.remove();
    item.dataset.checked = String(isChecked);
  }
}

function nestLists(body: HTMLElement): void {
  for (const list of [...body.querySelectorAll("ul > ul, ul > ol, ol > ul, ol > ol")]) {
    const before = list.previousElementSibling;
    if (before?.localName === "li") before.append(list);
    else {
      const item = body.ownerDocument.createElement("li");
      list.replaceWith(item);
      item.append(list);
    }
  }
}

function replaceStyled(element: HTMLElement): void {
  const weight = styleOf(element, "font-weight");
  const isNormal = /^(?:normal|400)$/.test(weight);
  if (/^(?:b|strong|i|em)$/.test(element.localName)) {
    if (isNormal || styleOf(element, "font-style") === "normal") unwrap(element);
    return;
  }
  const align = styleOf(element, "vertical-align");
  const lines = `${styleOf(element, "text-decoration")} ${styleOf(element, "text-decoration-line")}`;
  const tags = [
    ...(weight === "bold" || Number(weight) >= 600 ? ["strong"] : []),
    ...(styleOf(element, "font-style") === "italic" ? ["em"] : []),
    ...(lines.includes("line-through") ? ["del"] : []),
    ...(align === "super" ? ["sup"] : align === "sub" ? ["sub"] : []),
  ];
  let inside: Element = element;
  for (const tag of element.closest(headings) ? [] : tags) {
    const made = element.ownerDocument.createElement(tag);
    made.append(...inside.childNodes);
    inside.append(made);
    inside = made;
  }
  unwrap(element);
}

function cleanLink(link: HTMLAnchorElement): boolean {
  const href = link.getAttribute("href")?.trim() ?? "";
  const [, meant] =
    /^https:\/\/(?:www\.google\.com\/url\?(?:.*&)?q|l\.facebook\.com\/l\.php\?u|[\w.]+\.safelinks\.protection\.outlook\.com\/\?url)=([^&]+)/.exec(
      href,
    ) ?? [];
  const address = (meant ? decoded(meant) : href).replace(/^(?=www\.)/i, "https://");
  const isKept = /^(?:https?:|mailto:|tel:|sms:)/i.test(address) && safeUrl(address) !== undefined;
  const words = link.textContent?.trim();
  const isShown = words !== "" || link.querySelector("img") !== null;
  if (isKept && isShown) link.setAttribute("href", address);
  else if (isShown && /^(?:https?:\/\/|mailto:|tel:)./i.test(address)) {
    // No address of a link, so that it stands behind the link's text as it is written.
    const code = link.ownerDocument.createElement("code");
    code.textContent = address;
    if (words !== address) link.append(" (", code, ")");
    unwrap(link);
    return true;
  } else unwrap(link);
  // A place that other links lead to is no link, and a footnote's number leads nowhere once it stands alone.
  return isKept || !isShown || href === "" || /^#(?:_|fn|cite|sdfootnote)/.test(href);
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

function flattenNamed(element: Element): void {
  for (const name of [...element.querySelectorAll("dt, summary")]) {
    const paragraph = rename(name, "p");
    const strong = element.ownerDocument.createElement("strong");
    strong.append(...paragraph.childNodes);
    paragraph.append(strong);
  }
  for (const part of [...element.querySelectorAll("dd, figcaption")])
    if (part.querySelector(blocks)) unwrap(part);
    else rename(part, "p");
  unwrap(element);
}

function wrapInline(body: HTMLElement): void {
  if (!body.querySelector(`br, ${blocks}`)) return;
  let paragraph: Element | undefined;
  for (const node of [...body.childNodes]) {
    const isBlock = node.nodeType === 1 && (node as Element).matches(`${blocks}, section, article, main`);
    if (isBlock || (isBlank(node) && !paragraph)) paragraph = undefined;
    else {
      if (!paragraph) {
        paragraph = body.ownerDocument.createElement("p");
        node.before(paragraph);
      }
      paragraph.append(node);
    }
  }
}

function splitAtBreaks(element: Element): void {
  if (!element.isConnected || element.closest("td, th, pre")) return;
  for (const lineBreak of [...element.querySelectorAll(":scope > br")]) {
    const isBesideBlock = [lineBreak.previousElementSibling, lineBreak.nextElementSibling].some((sibling) =>
      sibling?.matches(blocks),
    );
    if (isBesideBlock) lineBreak.remove();
  }
  if (!/^(?:p|div)$/.test(element.localName) || element.querySelector(blocks)) return;
  const parts = splitNodes([...element.childNodes]);
  if (parts.length < 2) return;
  const paragraphs = parts.map((nodes) => {
    const paragraph = element.ownerDocument.createElement("p");
    paragraph.append(...nodes);
    return paragraph;
  });
  element.replaceWith(...paragraphs);
}

function splitNodes(nodes: readonly ChildNode[]): readonly (readonly ChildNode[])[] {
  const parts: ChildNode[][] = [[]];
  for (const node of nodes) {
    const part = parts.at(-1) ?? [];
    const isBreak = (other: ChildNode | undefined) => other?.nodeName === "BR";
    const words = part.filter((other) => !isBlank(other));
    if (isBreak(node) && isBreak(words.at(-1))) {
      while (isBreak(part.at(-1)) || (part.at(-1) && isBlank(part.at(-1) as ChildNode))) part.pop();
      if (part.length > 0) parts.push([]);
    } else if (!(isBreak(node) && words.length === 0)) part.push(node);
  }
  return parts.filter((part) => part.length > 0);
}

function isLast(node: ChildNode): boolean {
  const { nextSibling: next } = node;
  return next === null || (isBlank(next) && isLast(next));
}

function isBlank(node: ChildNode): boolean {
  return node.nodeType === 3 && node.textContent?.trim() === "";
}

function removeEmpty(body: HTMLElement): void {
  for (const lineBreak of body.querySelectorAll("br.Apple-interchange-newline")) lineBreak.remove();
  for (const lineBreak of [...body.querySelectorAll("li > br, p > br")].reverse())
    if (isLast(lineBreak)) lineBreak.remove();
  for (const paragraph of [...body.querySelectorAll(`p, div, li, ${headings}`)].reverse())
    if (paragraph.textContent?.trim() === "" && !paragraph.querySelector("br, hr, table, li, img"))
      paragraph.remove();
  for (const list of [...body.querySelectorAll("ul, ol")].reverse())
    if (!list.querySelector("li")) list.remove();
}
