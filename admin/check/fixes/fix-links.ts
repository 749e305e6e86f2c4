import type { Edit } from "../../../editing/document/edit.ts";
import type { EditedSite } from "../../../editing/document/site-document.ts";
import { valueOfTarget } from "../../../editing/document/target.ts";
import { valueAt } from "../../../editing/document/value.ts";
import { schemaAt } from "../../../editing/labels/field-at.ts";
import { type Schemas, schemaOf } from "../../../editing/labels/schema/schemas.ts";
import { linkText } from "../../../editing/source-text/mark-text.ts";
import { markdownOutline } from "../../../renderer/resolve/markdown/markdown-outline.ts";
import { addressIn, type BrokenLink } from "./broken-link.ts";

interface LinkSite {
  readonly edited: EditedSite;
  readonly schemas: Schemas;
}

/** Also changes all other links to the same page in the same text. */
export function retargetLink(link: BrokenLink, to: string, { edited }: LinkSite): Edit | undefined {
  const { target, path, isMarkdown } = link;
  const value = isMarkdown ? withLinks(link, edited, (words) => linkTo(words, to)) : to;
  return value === undefined ? undefined : { kind: "set-value", target, path, value };
}

/** What stays: the link's text, an empty field, or nothing, as the field requires. */
export type RemovedLink =
  | { readonly kind: "words" | "field"; readonly edit: Edit }
  | { readonly kind: "item"; readonly title: string; readonly edit: Edit };

export function removeLink(link: BrokenLink, { edited, schemas }: LinkSite): RemovedLink | undefined {
  const { target, path, isMarkdown } = link;
  if (isMarkdown) {
    const value = withLinks(link, edited, (words) => words);
    return value === undefined
      ? undefined
      : { kind: "words", edit: { kind: "set-value", target, path, value } };
  }
  const schema = schemaOf(schemas, edited, target);
  if (!schema) return undefined;
  const held = valueOfTarget(edited, target);
  const root = { schema, value: held, blocks: schemas.blocks };
  const parent = schemaAt(root, path.slice(0, -1));
  if (parent?.type === "object" && !parent.required?.includes(String(path.at(-1))))
    return { kind: "field", edit: { kind: "set-value", target, path } };
  for (const at of [path.length - 1, path.length - 2]) {
    const [list, index] = [path.slice(0, at), path[at]];
    const known = schemaAt(root, list);
    if (typeof index !== "number" || known?.type !== "array") continue;
    const items = valueAt(held, list);
    if (!Array.isArray(items) || items.length <= (known.minItems ?? 0)) return undefined;
    const edit = { kind: "remove-item", target, path: list, index } as const;
    return { kind: "item", title: known.items.title, edit };
  }
  return undefined;
}

/** From the last item of a list to the first, each once, so that no edit moves the target of another. */
export function inSafeOrder(edits: readonly Edit[]): readonly Edit[] {
  const once = new Map(edits.map((edit) => [JSON.stringify(edit), edit]));
  const rank = (edit: Edit) => (edit.kind === "remove-item" ? edit.index : Number.MAX_SAFE_INTEGER);
  return [...once.values()].toSorted((one, other) => rank(other) - rank(one));
}

function linkTo(words: string, address: string): string {
  // The text is Markdown already, whose brackets must not be escaped again.
  const { text } = linkText("x", { start: 0, end: 1 }, { words: "", address });
  return `[${words}]${text.slice("[x]".length)}`;
}

function withLinks(
  { written, address }: BrokenLink,
  site: EditedSite,
  write: (words: string) => string,
): string | undefined {
  const isBroken = (href: string) => addressIn(href, site) === address;
  let mended = written;
  for (const { start, raw, href, text } of markdownOutline(written).links.toReversed()) {
    if (isBroken(href)) mended = mended.slice(0, start) + write(text) + mended.slice(start + raw.length);
  }
  // A bare address is a link again; in a code span it was none.
  return markdownOutline(mended).links.some(({ href }) => isBroken(href)) ? undefined : mended;
}
