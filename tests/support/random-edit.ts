import fc from "fast-check";
import type { Edit, EditTarget, ValuePath } from "../../editing/document/edit.ts";
import type { BlockDocument, EditedSite, PageDocument } from "../../editing/document/site-document.ts";
import { valueOfTarget } from "../../editing/document/target.ts";

/** A number from 0 to 1, evenly. */
export const die = fc.noBias(fc.integer({ min: 0, max: 2 ** 20 - 1 })).map((number) => number / 2 ** 20);

/** Numbers that decide what a random edit is; a sequence of them shrinks well. */
export const dice = fc.array(die, { minLength: 6, maxLength: 6 });

const texts = [
  "",
  "a",
  'Wörds “quoted” \\ "',
  "/contact",
  "/guides#top",
  "[x](/guides/a)",
  "é\u2028\n\tend",
  "{{year}}",
];
const values = [
  ...texts,
  0,
  -1.5,
  true,
  false,
  null,
  [],
  {},
  ["a"],
  { text: "x", href: "/" },
  [{ title: "A" }],
];
const types = ["faq", "cards-grid", "gadget", "heading"];

/** An edit that fits a site: every verb, at every place, now and then one that is refused. */
export function randomEdit(site: EditedSite, [verb = 0, ...rest]: readonly number[]): Edit {
  const { config: document, entries } = site;
  const roll = [...rest];
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor((roll.shift() ?? 0) * list.length)];
  const page = pick(document.pages) ?? ({ id: "gone", blocks: [] } as unknown as PageDocument);
  const file = pick(Object.keys(entries)) ?? "content/posts/gone.md";
  const block = pick(page.blocks) ?? { id: "gone", type: "faq", props: {} };
  const address = { page: page.id, block: block.id };
  const target = pick<EditTarget>([
    page.blocks.length > 0 ? { in: "block", ...address } : { in: "site" },
    page.blocks.length > 0 ? { in: "block", ...address } : { in: "site" },
    { in: "page", page: page.id },
    { in: "site" },
    Object.hasOwn(entries, file) ? { in: "entry", file } : { in: "site" },
    Object.hasOwn(entries, file) ? { in: "entry", file } : { in: "site" },
  ]) ?? { in: "site" };
  const edits: readonly (() => Edit)[] = [
    () => setAnywhere(site, target, pick),
    () => setAnywhere(site, target, pick),
    () => bodyEdit(file, pick),
    () => itemEdit(site, target, pick),
    () => itemEdit(site, target, pick),
    () => itemEdit(site, target, pick),
    () => ({ kind: "insert-block", page: page.id, ...before(pick(page.blocks)), block: newBlock(pick) }),
    () => ({
      kind: "paste-block",
      page: page.id,
      ...before(pick(page.blocks)),
      block: { ...block, lock: "content" },
    }),
    () => ({ kind: "remove-block", ...address }),
    () => {
      const target = pick(document.pages) ?? page;
      return {
        kind: "move-block",
        ...address,
        to: { page: target.id, ...before(pick([...target.blocks, undefined])) },
      };
    },
    () => ({
      kind: "move-block",
      ...address,
      to: { page: page.id, ...before(pick([...page.blocks, undefined])) },
    }),
    () => ({ kind: "duplicate-block", ...address }),
    () => ({ kind: "set-block-hidden", ...address, hidden: !block.hidden }),
    () => ({ kind: "insert-page", ...before(pick(document.pages)), page: { ...page, blocks: [block] } }),
    () => ({ kind: "duplicate-page", page: page.id }),
    () => ({ kind: "remove-page", page: page.id }),
    () => ({ kind: "move-page", page: page.id, ...before(pick([...document.pages, undefined])) }),
    () => ({
      kind: "insert-entry",
      file: pick(["content/posts/new.md", "content/projects/new.md", file]) ?? file,
      entry: entries[file] ?? { frontMatter: {}, body: "" },
    }),
    () => ({ kind: "remove-entry", file }),
    () => ({
      kind: "set-page-path",
      page: page.id,
      path: pick(["/a", "/b/c", "/contact", "/guides/", "/x/{slug}", "/"]) ?? "/",
    }),
  ];
  return (edits[Math.floor(verb * edits.length)] ?? (() => ({ kind: "batch", edits: [] })))();
}

type Pick = <T>(list: readonly T[]) => T | undefined;

function before(item: { readonly id: string } | undefined): { before?: string } {
  return item ? { before: item.id } : {};
}

function newBlock(pick: Pick): BlockDocument {
  return { id: pick(["top", "new"]) ?? "new", type: pick(types) ?? "faq", props: { title: pick(texts) } };
}

function bodyEdit(file: string, pick: Pick): Edit {
  const value = `${pick(["One.", "[Two](/contact#a) `/contact`\n\n", "", "\n"])}${pick(["Three.", "- a\n- b\n", ""])}`;
  return { kind: "set-value", target: { in: "entry", file }, path: ["body"], value };
}

function setAnywhere(site: EditedSite, target: EditTarget, pick: Pick): Edit {
  const path = pick(pathsIn(valueOfTarget(site, target)).filter((found) => fits(target, found))) ?? [
    "new",
    "deep",
  ];
  const value = pick([...values, undefined]);
  return { kind: "set-value", target, path, ...(value !== undefined && { value }) };
}

function itemEdit(site: EditedSite, target: EditTarget, pick: Pick): Edit {
  const held = valueOfTarget(site, target);
  const lists = pathsIn(held).filter((path) => fits(target, path) && Array.isArray(at(held, path)));
  const path = pick(lists) ?? ["list"];
  const found = at(held, path);
  const list: readonly unknown[] = Array.isArray(found) ? found : [];
  const index = pick([...list.keys()]) ?? 0;
  const address = { target, path, index };
  return (
    pick<Edit>([
      { kind: "insert-item", ...address, item: pick(values) },
      { kind: "remove-item", ...address },
      { kind: "move-item", ...address, to: pick([...list.keys()]) ?? 0 },
      { kind: "duplicate-item", ...address },
    ]) ?? { kind: "remove-item", ...address }
  );
}

function fits(target: EditTarget, [key]: ValuePath): boolean {
  if (target.in === "entry") return key === "body" || key === "frontMatter";
  return target.in !== "page" || !["id", "path", "blocks"].includes(String(key));
}

function at(value: unknown, path: ValuePath): unknown {
  return path.reduce<unknown>((found, key) => (found as Record<string, unknown> | undefined)?.[key], value);
}

function pathsIn(value: unknown, path: ValuePath = []): ValuePath[] {
  if (typeof value !== "object" || value === null) return [path];
  const own = path.length > 0 ? [path] : [];
  const children = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [...own, ...children.flatMap(([key, child]) => pathsIn(child, [...path, key]))];
}
