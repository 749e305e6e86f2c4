import { writtenPath } from "../../renderer/resolve/page-address.ts";
import { isObject } from "../../schema/is-object.ts";
import type { ArraySchema, ObjectSchema, Schema } from "../../schema/schema.ts";
import type { Edit, EditTarget, ValuePath } from "./edit.ts";
import { frameOfPage } from "./frames.ts";
import type { PageDocument, SiteDocument } from "./site-document.ts";
import { valueAt } from "./value-at.ts";

/** The list of links that visitors find around a page. */
export interface Menu {
  readonly target: Extract<EditTarget, { in: "block" }>;
  /** The list's path in the block's props. */
  readonly path: ValuePath;
  readonly title: string;
  readonly items: readonly unknown[];
  /** The keys of a link's words and of where it leads. */
  readonly text: string;
  readonly link: string;
}

type BlockSchemas = ReadonlyMap<string, ObjectSchema>;

/**
 * The menu around a page: of the lists of links that its frame's blocks have, the one that leads to most places of the
 * site, and the first of those that are empty. Nothing where no block of the frame has such a list.
 */
export function menuAround(
  document: SiteDocument,
  page: PageDocument,
  blocks: BlockSchemas,
): Menu | undefined {
  const frame = frameOfPage(document, page);
  const menus = frame.blocks.flatMap(({ id, type, props }) =>
    Object.entries(blocks.get(type)?.properties ?? {}).flatMap(([key, schema]): Menu[] => {
      const keys = linkKeys(schema);
      const value = props?.[key] ?? [];
      if (!keys || !Array.isArray(value)) return [];
      const target = { in: "block", page: frame.id, block: id } as const;
      return [{ target, path: [key], title: schema.title, items: value, ...keys }];
    }),
  );
  const size = (menu: Menu) => pathsOf(menu, (link) => link.startsWith("/")).length;
  return menus.reduce<Menu | undefined>(
    (best, menu) => (best && size(best) >= size(menu) ? best : menu),
    undefined,
  );
}

/** The address that a menu leads to for a page; nothing for one that is made for each entry. */
export function menuAddress({ path }: Pick<PageDocument, "path">): string | undefined {
  const address = path.replace(/\/\{page\}$/, "");
  return address.includes("{") ? undefined : address || "/";
}

/** Where a menu leads to an address, or to a place on the page there; those further down come first. */
export function placesInMenu(menu: Menu, address: string): readonly ValuePath[] {
  return pathsOf(menu, (link) => pageOf(link) === pageOf(address)).toReversed();
}

/** The edit that puts a link at the end of a menu. */
export function addToMenu({ target, path, items, text, link }: Menu, words: string, address: string): Edit {
  return { kind: "insert-item", target, path, index: items.length, item: { [text]: words, [link]: address } };
}

/** The edits that take the links to an address out of a menu. One with others below it only leads nowhere any more. */
export function takeFromMenu(menu: Menu, address: string): readonly Edit[] {
  const { target, link } = menu;
  return placesInMenu(menu, address).map((path): Edit => {
    const [index, list] = [path.at(-1), path.slice(0, -1)];
    const item = valueAt(menu.items, path.slice(1));
    const isOpener =
      isObject(item) && Object.values(item).some((value) => Array.isArray(value) && value.length > 0);
    if (isOpener || typeof index !== "number") return { kind: "set-value", target, path: [...path, link] };
    return { kind: "remove-item", target, path: list, index };
  });
}

/** The keys of a link in a list of links: words that must be there, and where they lead. */
function linkKeys(schema: Schema): Pick<Menu, "text" | "link"> | undefined {
  if (!isListOfObjects(schema)) return undefined;
  const properties = Object.entries(schema.items.properties);
  const { required = [] } = schema.items;
  const link = properties.find(([, one]) => one.type === "string" && one.format === "link");
  const text = properties.find(
    ([key, one]) => one.type === "string" && one.format === undefined && required.includes(key),
  );
  const isLink = required.every((key) => key === link?.[0] || key === text?.[0]);
  return link && text && isLink ? { link: link[0], text: text[0] } : undefined;
}

function isListOfObjects(schema: Schema): schema is ArraySchema & { readonly items: ObjectSchema } {
  return schema.type === "array" && schema.items.type === "object";
}

/** The paths of a menu's items whose link is wanted, of those in lists below an item too. */
function pathsOf(menu: Menu, isWanted: (link: string) => boolean): ValuePath[] {
  const within = (items: readonly unknown[], path: ValuePath): ValuePath[] =>
    items.flatMap((item, index) => {
      if (!isObject(item)) return [];
      const own = [...path, index];
      const link = item[menu.link];
      const below = Object.entries(item).flatMap(([key, value]) =>
        Array.isArray(value) ? within(value, [...own, key]) : [],
      );
      return typeof link === "string" && isWanted(link) ? [own, ...below] : below;
    });
  return within(menu.items, menu.path);
}

/** A link without the place on its page, and without a slash at its end. */
function pageOf(link: string): string {
  return writtenPath(link.replace(/[?#].*/s, ""));
}
