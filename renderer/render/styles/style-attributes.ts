const deferredName = "data-deferred-style";

interface StyleAttribute {
  readonly start: number;
  readonly value: string;
  readonly isDuplicate: boolean;
}

/** The values of the style attributes in markup, each once, as a browser reads them. */
export function stylesIn(html: string): string[] {
  return [
    ...new Set(
      attributesIn(html).flatMap(({ value, isDuplicate }) => (isDuplicate ? [] : decodeAttribute(value))),
    ),
  ];
}

/** For a browser that parses markup under a policy without the hashes of its styles: `applyStyles` sets them afterwards. */
export function withDeferredStyles(html: string): string {
  let from = 0;
  let deferred = "";
  for (const { start } of attributesIn(html)) {
    deferred += html.slice(from, start) + deferredName;
    from = start + "style".length;
  }
  return deferred + html.slice(from);
}

export function applyStyles(root: ParentNode): void {
  for (const element of root.querySelectorAll(`[${deferredName}]`)) {
    setStyle(element, element.getAttribute(deferredName));
    element.removeAttribute(deferredName);
  }
}

/** What setting or removing the attribute `style` would do without a policy. */
export function setStyle(element: Element, css: string | null): void {
  const { style } = element as HTMLElement;
  if (css === null) element.removeAttribute("style");
  else if (style) style.cssText = css;
}

export function copyStyle(from: Element, to: Element): void {
  const css = from.getAttribute("style");
  if (css !== to.getAttribute("style")) setStyle(to, css);
}

/** A tokenizer of the HTML standard, as far as attributes go. Views may contain markup that React has not written. */
function attributesIn(html: string): StyleAttribute[] {
  if (!/style/i.test(html)) return [];
  const found: StyleAttribute[] = [];
  let at = html.indexOf("<");
  while (at !== -1) {
    at = html.startsWith("<!--", at) ? endOf(html, "-->", at + 4) : readTag(html, at, found);
    at = html.indexOf("<", at);
  }
  return found;
}

const tagName = /<\/?([a-z][^\s/>]*)/iy;
const attribute = /[\s/]*([^\s/>][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>][^\s>]*)))?/y;
const rawText = /^(?:script|style|textarea|title|xmp|iframe|noembed|noframes)$/i;

/** Adds the style attribute of the tag at an index, and gives the index after the tag or after its raw text. */
function readTag(html: string, start: number, found: StyleAttribute[]): number {
  tagName.lastIndex = start;
  const [tag, name = ""] = tagName.exec(html) ?? [];
  if (tag === undefined) return start + 1;
  attribute.lastIndex = start + tag.length;
  let end = attribute.lastIndex;
  const own: StyleAttribute[] = [];
  for (let match = attribute.exec(html); match; match = attribute.exec(html)) {
    const [whole, key = "", ...values] = match;
    end = attribute.lastIndex;
    if (key.toLowerCase() !== "style") continue;
    const value = values.find((each) => each !== undefined) ?? "";
    own.push({ start: match.index + whole.indexOf(key), value, isDuplicate: own.length > 0 });
  }
  const isEnd = tag.startsWith("</");
  if (!isEnd) found.push(...own);
  end = endOf(html, ">", end);
  const hasRawText = rawText.test(name) && !isEnd && html[end - 2] !== "/";
  return hasRawText ? endOfRawText(html, name, end) : end;
}

function endOfRawText(html: string, name: string, from: number): number {
  const endTag = new RegExp(`</${name}[\\s/>]`, "gi");
  endTag.lastIndex = from;
  return endTag.exec(html)?.index ?? html.length;
}

function endOf(html: string, text: string, from: number): number {
  const found = html.indexOf(text, from);
  return found === -1 ? html.length : found + text.length;
}

const named: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** The value of an attribute, as a browser reads what is written in markup. */
export function decodeAttribute(value: string): string {
  return value
    .replace(/\r\n?/g, "\n")
    .replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/gi, (whole, hex, decimal, name) => {
      if (name !== undefined) return named[name] ?? whole;
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    });
}
