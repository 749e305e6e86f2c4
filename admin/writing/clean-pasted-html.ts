/**
 * Cleans formatted text from other programs, in place: what Word and Google Docs say by styles becomes elements, lists
 * are lists, headings begin at a level; pictures, comments and everything else that the text can't hold goes.
 */
export function cleanPastedHtml(body: HTMLElement, headingLevel: number): void {
  for (const gone of body.querySelectorAll("style, script, meta, link, title, xml, img, svg, iframe, object"))
    gone.remove();
  removeComments(body);
  for (const element of [...body.querySelectorAll("*")]) if (element.localName.includes(":")) unwrap(element);
  listsOfWord(body);
  for (const element of [...body.querySelectorAll<HTMLElement>("b, strong, i, em, span, a")]) {
    // Google Docs puts all of it into one <b> that is not bold.
    if (/^(?:normal|400)$/.test(styleOf(element, "font-weight")) && /^(?:b|strong)$/.test(element.localName))
      unwrap(element);
    else if (element.localName === "span") replaceSpan(element);
  }
  for (const link of body.querySelectorAll("a")) cleanLink(link);
  for (const cell of body.querySelectorAll("td, th")) flattenCell(cell);
  for (const row of body.querySelectorAll("table")) headRow(row);
  shiftHeadings(body, headingLevel);
  for (const paragraph of [...body.querySelectorAll("p, div, h1, h2, h3, h4, h5, h6")])
    if (paragraph.textContent?.trim() === "" && !paragraph.querySelector("br, hr, table, li"))
      paragraph.remove();
  for (const item of body.querySelectorAll("li > br:last-child, p > br:only-child")) item.remove();
}

/** HTML whose styles are no styles any more, which a policy would refuse, but can still be read. */
export function withoutStyles(html: string): string {
  return html
    .replace(/<style\b.*?(?:<\/style\s*>|$)/gis, "")
    .replace(/<[^>]*>?/g, (tag) => tag.replace(/\sstyle\s*=/gi, " data-style="));
}

function styleOf({ dataset }: HTMLElement, property: string): string {
  const declared = new RegExp(`(?:^|;)\\s*${property}\\s*:\\s*([^;]+)`, "i").exec(dataset.style ?? "");
  return declared?.[1]?.trim() ?? "";
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

function replaceSpan(span: HTMLElement): void {
  const weight = styleOf(span, "font-weight");
  const align = styleOf(span, "vertical-align");
  const tags = [
    ...(weight === "bold" || Number(weight) >= 600 ? ["strong"] : []),
    ...(styleOf(span, "font-style") === "italic" ? ["em"] : []),
    ...(styleOf(span, "text-decoration").includes("line-through") ? ["del"] : []),
    ...(align === "super" ? ["sup"] : align === "sub" ? ["sub"] : []),
  ];
  let inside: Element = span;
  for (const tag of span.closest("h1, h2, h3, h4, h5, h6") ? [] : tags) {
    const made = span.ownerDocument.createElement(tag);
    made.append(...inside.childNodes);
    inside.append(made);
    inside = made;
  }
  unwrap(span);
}

function listsOfWord(body: HTMLElement): void {
  let open: { readonly list: Element; readonly level: number }[] = [];
  let last: Element | undefined;
  for (const paragraph of [...body.querySelectorAll<HTMLElement>("p")]) {
    const [, number] = /level(\d)/i.exec(styleOf(paragraph, "mso-list")) ?? [];
    if (number === undefined) continue;
    const level = Number(number);
    if (paragraph.previousElementSibling !== last || last === undefined) open = [];
    while ((open.at(-1)?.level ?? 0) > level) open.pop();
    if (open.at(-1)?.level !== level) {
      const sign = paragraph.textContent?.trim() ?? "";
      const list = body.ownerDocument.createElement(/^(?:\d+|[a-z]{1,3})[.)]/i.test(sign) ? "ol" : "ul");
      const around = open.at(-1)?.list.lastElementChild;
      if (around) around.append(list);
      else {
        paragraph.before(list);
        last = list;
      }
      open.push({ list, level });
    }
    const item = body.ownerDocument.createElement("li");
    for (const sign of paragraph.querySelectorAll<HTMLElement>("span"))
      if (/ignore/i.test(styleOf(sign, "mso-list"))) sign.remove();
    item.append(...paragraph.childNodes);
    open.at(-1)?.list.append(item);
    paragraph.remove();
  }
}

function cleanLink(link: HTMLAnchorElement): void {
  const href = link.getAttribute("href") ?? "";
  const [, meant] = /^https:\/\/www\.google\.com\/url\?(?:.*&)?q=([^&]+)/.exec(href) ?? [];
  const address = meant ? decodeURIComponent(meant) : href;
  if (/^(?:https?:|mailto:|tel:)/.test(address) && link.textContent?.trim())
    link.setAttribute("href", address);
  else unwrap(link);
}

function flattenCell(cell: Element): void {
  for (const block of [...cell.querySelectorAll("p, div")]) {
    if (block.nextElementSibling) block.after(cell.ownerDocument.createElement("br"));
    unwrap(block);
  }
}

function headRow(table: HTMLTableElement): void {
  for (const cell of [...(table.rows[0]?.cells ?? [])]) {
    if (cell.localName === "th") continue;
    const head = table.ownerDocument.createElement("th");
    head.append(...cell.childNodes);
    cell.replaceWith(head);
  }
}

function shiftHeadings(body: HTMLElement, headingLevel: number): void {
  const headings = [...body.querySelectorAll("h1, h2, h3, h4, h5, h6")];
  const levels = headings.map(({ localName }) => Number(localName.slice(1)));
  const least = Math.min(...levels);
  for (const [index, heading] of headings.entries()) {
    const level = Math.min(6, headingLevel + (levels[index] ?? least) - least);
    const made = body.ownerDocument.createElement(`h${level}`);
    made.append(...heading.childNodes);
    heading.replaceWith(made);
  }
}
