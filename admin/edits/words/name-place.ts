import { messages } from "../../messages/messages.ts";
import type { Holder, ValuePath } from "../edit.ts";
import { collectionOf } from "../entry-file.ts";
import { findPage } from "../frames.ts";
import { isOrderFile } from "../order-file.ts";
import { isPictureFile, pictureNameOf } from "../picture-file.ts";
import type { EditedSite } from "../site-document.ts";
import { nameBlock } from "./name-block.ts";
import { nameEntry } from "./name-entry.ts";
import { namePage } from "./name-page.ts";
import { namePicture } from "./name-picture.ts";
import { plainName } from "./plain-name.ts";
import { collectionTitle, type Schemas } from "./schemas.ts";

/** Where a value is: "Home › Questions" for a block's, "Home" for a page's, "Contact" for a setting's, "Breads › Rye loaf". */
export function namePlace(
  schemas: Schemas,
  { config, entries }: EditedSite,
  { holder, path }: { readonly holder: Holder; readonly path: ValuePath },
): string {
  if (holder.in === "redirects") return schemas.site.properties.redirects?.title ?? "";
  if (holder.in === "site") {
    const [group, field] = path;
    if (typeof group !== "string" || field === undefined) return schemas.site.title;
    return schemas.site.properties[group]?.title ?? plainName(group);
  }
  if (holder.in === "entry") {
    const { file } = holder;
    if (isPictureFile(file)) return `${messages.shell.pictures} › ${namePicture(pictureNameOf(file))}`;
    const title = collectionTitle(schemas, collectionOf(file));
    return isOrderFile(file) ? title : `${title} › ${nameEntry(schemas, file, entries[file])}`;
  }
  const page = findPage(config, holder.page);
  const pageName = namePage(page ?? { id: holder.page });
  if (holder.in === "page") return pageName;
  const block = page?.blocks.find(({ id }) => id === holder.block);
  return `${pageName} › ${block ? nameBlock(schemas, page, block) : plainName(holder.block)}`;
}

/** The path to a value from the place that `namePlace` names. */
export function pathInPlace(holder: Holder, path: ValuePath): ValuePath {
  const grouped = holder.in === "site" || (holder.in === "entry" && path[0] === "frontMatter");
  return grouped && path.length > 1 ? path.slice(1) : path;
}
