import { withoutTrailingSlash } from "../../renderer/resolve/addresses/page-address.ts";
import type { ArraySchema, ObjectSchema, Schema } from "../../schema/fields/schema.ts";
import { isObject } from "../../schema/text/is-object.ts";
import type { Edit, EditTarget, ValuePath } from "./edit.ts";
import { frameOfPage } from "./frames.ts";
import type { PageDocument, SiteDocument } from "./site-document.ts";
import { valueAt } from "./value.ts";

/** A list of links in a block around a page, such as the navigation of the header. */
export interface Menu {
  readonly target: Extract<EditTarget, { in: "block" }>;
  /** The type of the block. */
  readonly type: string;
  /** The path to the list in the block's props. */
  readonly path: ValuePath;
  /** The label of the list. */
  readonly title: string;
  /** As written. */
  readonly items: readonly unknown[];
  /** The key of an item's link text. */
  readonly text: string;
  /** The key of an item's address. */
  readonly link: string;
}

type BlockSchemas = ReadonlyMap<string, ObjectSchema>;

/** The menu around a page: of the lists of links in its frame's blocks, the one with most links to the site, else the first empty one. */
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
      return [{ target, type, path: [key], title: schema.title, items: value, ...keys }];
    }),
  );
  const size = (menu: Menu) => pathsOf(menu, (link) => link.startsWith("/")).length;
  return menus.reduce<Menu | undefined>(
    (best, menu) => (best && size(best) >= size(menu) ? best : menu),
    undefined,
  );
}

export function menuAddress({ path }: Pick<PageDocument, "path">): string | undefined {
  const address = path.replace(/\/\{page\}$/, "");
  return address.includes("{") ? undefined : address || "/";
}

/** Those further down come first, so that they can be removed in order. */
export function pathsInMenu(menu: Menu, address: string): readonly ValuePath[] {
  return pathsOf(menu, (link) => pageOf(link) === pageOf(address)).toReversed();
}

export function addToMenu({ target, path, items, text, link }: Menu, words: string, address: string): Edit {
  return { kind: "insert-item", target, path, index: items.length, item: { [text]: words, [link]: address } };
}

/** An item with others below it stays and loses its link. */
export function takeFromMenu(menu: Menu, address: string): readonly Edit[] {
  const { target, link } = menu;
  return pathsInMenu(menu, address).map((path): Edit => {
    const [index, list] = [path.at(-1), path.slice(0, -1)];
    const item = valueAt(menu.items, path.slice(1));
    const isOpener =
      isObject(item) && Object.values(item).some((value) => Array.isArray(value) && value.length > 0);
    if (isOpener || typeof index !== "number") return { kind: "set-value", target, path: [...path, link] };
    return { kind: "remove-item", target, path: list, index };
  });
}

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

function pageOf(link: string): string {
  return withoutTrailingSlash(link.replace(/[?#].*/s, ""));
}
