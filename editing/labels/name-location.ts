import type { EditTarget, ValuePath } from "../document/edit.ts";
import { collectionOf } from "../document/entry.ts";
import { findPage } from "../document/frames.ts";
import { isOrderFile } from "../document/order.ts";
import { isPictureFile, pictureNameOf } from "../document/picture.ts";
import type { EditedSite } from "../document/site-document.ts";
import { messages } from "../messages/messages.ts";
import { readBlockName } from "./block-label.ts";
import { nameEntry } from "./entry-label.ts";
import { namePicture } from "./name-picture.ts";
import { titleOfPage } from "./page-label.ts";
import { humanizeKey } from "./schema/humanize-key.ts";
import { collectionTitle, type Schemas } from "./schema/schemas.ts";

/** "Home › Questions" for a value of a block, "Home" for one of a page, "Contact" for a setting, "Breads › Rye loaf" for an entry. */
export function nameLocation(
  schemas: Schemas,
  { config, entries }: EditedSite,
  { target, path }: { readonly target: EditTarget; readonly path: ValuePath },
): string {
  if (target.in === "redirects") return schemas.site.properties.redirects?.title ?? "";
  if (target.in === "site") {
    const [group, field] = path;
    if (typeof group !== "string" || field === undefined) return schemas.site.title;
    return schemas.site.properties[group]?.title ?? humanizeKey(group);
  }
  if (target.in === "entry") {
    const { file } = target;
    if (isPictureFile(file)) return `${messages.shell.pictures} › ${namePicture(pictureNameOf(file))}`;
    const title = collectionTitle(schemas, collectionOf(file));
    return isOrderFile(file) ? title : `${title} › ${nameEntry(schemas, file, entries[file])}`;
  }
  const page = findPage(config, target.page);
  const pageName = titleOfPage(target.page, config);
  if (target.in === "page") return pageName;
  const block = page?.blocks.find(({ id }) => id === target.block);
  return `${pageName} › ${block ? readBlockName(schemas, { block, page, config }) : humanizeKey(target.block)}`;
}

export function pathInLocation(target: EditTarget, path: ValuePath): ValuePath {
  const grouped = target.in === "site" || (target.in === "entry" && path[0] === "frontMatter");
  return grouped && path.length > 1 ? path.slice(1) : path;
}
