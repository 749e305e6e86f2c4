import type { Node } from "prosemirror-model";
import type { NodeViewConstructor } from "prosemirror-view";
import { writingWords } from "../../editing/messages/writing-words.ts";
import { parseHtml } from "../ui/browser/trusted-types.ts";

/** What stands in the text for values of elsewhere. */
export interface PreviewedParts {
  /** What a token prints, and what it is called. */
  detail(written: string): { readonly value: string; readonly name?: string | undefined };
  /** The address at which a picture can be loaded here, and its alt text. */
  picture(name: string): { readonly address: string; readonly alt: string };
}

export function writingViews(parts: PreviewedParts): Record<string, NodeViewConstructor> {
  return {
    image: (node, view) => pictureView(node, view.dom.ownerDocument, parts),
    reference: (node, view) => referenceView(node, view.dom.ownerDocument, parts),
  };
}

function pictureView(node: Node, document: Document, { picture }: PreviewedParts) {
  const dom = document.createElement("span");
  const image = document.createElement("img");
  const caption = document.createElement("span");
  const missing = document.createElement("span");
  dom.className = "writing-picture";
  caption.className = "writing-caption";
  missing.className = "writing-missing";
  const draw = ({ attrs }: Node) => {
    const isMissing = attrs.src === "";
    missing.textContent = [writingWords().pictureMissing, attrs.alt].filter(Boolean).join(": ");
    dom.replaceChildren(isMissing ? missing : image);
    if (isMissing) return;
    const { address, alt } = picture(attrs.src);
    if (address === "") image.removeAttribute("src");
    else if (image.getAttribute("src") !== address) image.src = address;
    image.alt = attrs.alt || alt;
    caption.textContent = attrs.title ?? "";
    if (attrs.title) dom.append(caption);
  };
  draw(node);
  return {
    dom,
    update(next: Node) {
      if (next.type !== node.type) return false;
      draw(next);
      return true;
    },
  };
}

function referenceView(node: Node, document: Document, { detail }: PreviewedParts) {
  const dom = document.createElement("span");
  const { written } = node.attrs as { written: string };
  const [, footnote] = /^\[\^(.+)\]$/.exec(written) ?? [];
  if (footnote !== undefined) {
    dom.className = "writing-footnote-mark";
    dom.textContent = footnote;
  } else if (written.startsWith("&")) dom.textContent = parseHtml(written).body.textContent;
  else {
    const { value, name } = detail(written);
    dom.className = "pill";
    dom.textContent = value;
    if (name !== undefined) dom.title = name;
  }
  return { dom };
}
