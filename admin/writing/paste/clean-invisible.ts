import { partsWithoutInvisible, withoutInvisible } from "../../../schema/text/without-invisible.ts";

const boundaries = "p, div, li, td, th, dt, dd, h1, h2, h3, h4, h5, h6, br, pre, blockquote";

export function cleanInvisible(body: HTMLElement): void {
  for (const texts of textsOfBlocks(body)) {
    const cleaned = partsWithoutInvisible(texts.map(({ data }) => data));
    for (const [index, text] of texts.entries()) {
      const part = cleaned[index] ?? "";
      if (text.data !== part) replaceText(text, part);
    }
  }
  for (const element of body.querySelectorAll("[href], [alt], [title], [src]"))
    for (const name of ["href", "alt", "title", "src"]) {
      const value = element.getAttribute(name);
      if (value !== null) element.setAttribute(name, withoutInvisible(value).replace(/\n/g, " "));
    }
}

function textsOfBlocks(body: HTMLElement): readonly (readonly Text[])[] {
  const blocks: Text[][] = [[]];
  const walker = body.ownerDocument.createTreeWalker(body, 5);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node.nodeType === 3) blocks.at(-1)?.push(node as Text);
    else if ((node as Element).matches(boundaries)) blocks.push([]);
  return blocks;
}

function replaceText(text: Text, cleaned: string): void {
  if (text.parentElement?.closest("pre")) {
    text.data = cleaned;
    return;
  }
  const lines = cleaned.split("\n");
  const had = text.data.split("\n");
  if (lines.length === had.length) text.data = cleaned;
  else
    text.replaceWith(
      ...lines.flatMap((line, index) => [
        ...(index > 0 ? [text.ownerDocument.createElement("br")] : []),
        line,
      ]),
    );
}
