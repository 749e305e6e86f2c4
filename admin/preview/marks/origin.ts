import type { Place } from "../../../schema/problem.ts";
import { collectionOf, entryIdOf } from "../../edits/entry-file.ts";
import { pathOfPointer } from "../../edits/path-of-pointer.ts";
import type { Path } from "../../form/form-context.ts";

/** Where a text or picture on the page is written. Paths lead down from a block's props, a page, the settings, an entry. */
export type Origin =
  | { readonly in: "block"; readonly path: Path }
  | { readonly in: "page"; readonly path: Path }
  | { readonly in: "site"; readonly path: Path }
  | { readonly in: "entry"; readonly collection: string; readonly id: string; readonly path: Path };

/** The origin of what is written at a place, for a block whose props are at a pointer of the config. */
export function originAt({ file, pointer }: Place, props: string): Origin {
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

/** Whether two are the same place, or neither is one. */
export function sameOrigin(one: Origin | undefined, other: Origin | undefined): boolean {
  return one && other ? keyOf(one) === keyOf(other) : one === other;
}

/** An origin as a text that no other origin has. */
export function keyOf(origin: Origin): string {
  const owner = origin.in === "entry" ? [origin.collection, origin.id] : [];
  return JSON.stringify([origin.in, ...owner, ...origin.path]);
}
