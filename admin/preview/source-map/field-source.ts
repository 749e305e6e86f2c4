import type { ValuePath } from "../../../editing/document/edit.ts";
import { collectionOf, entryIdOf } from "../../../editing/document/entry.ts";
import { pathOfPointer } from "../../../editing/document/value.ts";
import type { ProblemLocation } from "../../../schema/problems/problem.ts";

/** Paths start at a block's props, a page, the settings or an entry. */
export type FieldSource =
  | { readonly in: "block"; readonly path: ValuePath }
  | { readonly in: "page"; readonly path: ValuePath }
  | { readonly in: "site"; readonly path: ValuePath }
  | { readonly in: "entry"; readonly collection: string; readonly id: string; readonly path: ValuePath };

export function fieldSourceAt({ file, pointer }: ProblemLocation, props: string): FieldSource {
  if (/^content\/.+\.md$/.test(file)) {
    const path = pathOfPointer(pointer);
    const entry = { in: "entry", collection: collectionOf(file), id: entryIdOf(file) } as const;
    return { ...entry, path: path[0] === "frontMatter" ? path.slice(1) : path };
  }
  if (pointer === props || pointer.startsWith(`${props}/`))
    return { in: "block", path: pathOfPointer(pointer.slice(props.length)) };
  const [root, ...path] = pathOfPointer(pointer);
  return root === "pages" ? { in: "page", path: path.slice(1) } : { in: "site", path };
}

export function sameFieldSource(one: FieldSource | undefined, other: FieldSource | undefined): boolean {
  return one && other ? keyOf(one) === keyOf(other) : one === other;
}

export function keyOf(fieldSource: FieldSource): string {
  const owner = fieldSource.in === "entry" ? [fieldSource.collection, fieldSource.id] : [];
  return JSON.stringify([fieldSource.in, ...owner, ...fieldSource.path]);
}
